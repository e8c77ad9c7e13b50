/** Which address is shown. Links inside the page change it without a reload; back and forward work as anywhere. */
import { signal } from "@preact/signals";

/** The path of the screen that is shown. */
export const path = signal(location.pathname);
/** The part after #, if there is one. */
export const anchor = signal(location.hash.slice(1));

/** @param {string} address @param {{instead?: boolean}} [how] `instead`: back does not lead here again */
export function go(address, how = {}) {
  const before = location.pathname;
  history[how.instead ? "replaceState" : "pushState"](null, "", address);
  follow();
  if (location.pathname !== before) scrollTo(0, 0);
}

function follow() {
  path.value = location.pathname;
  anchor.value = location.hash.slice(1);
}

addEventListener("popstate", follow);
document.addEventListener("click", (event) => {
  const target = /** @type {Element | null} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target?.closest?.("a[href]") ?? null);
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
