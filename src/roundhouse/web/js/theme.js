/** Light or dark: as the system says, unless the reader wants the other one. The colours of both are in theme.css. */
import { computed, effect, signal } from "@preact/signals";
import { kept, keep } from "./memory.js";

/** @typedef {"light" | "dark"} Theme */

const query = matchMedia("(prefers-color-scheme: dark)");
const system = signal(/** @type {Theme} */ (query.matches ? "dark" : "light"));
const chosen = signal(kept("theme"));

/** What is shown. */
export const theme = computed(() => /** @type {Theme} */ (chosen.value === "light" || chosen.value === "dark" ? chosen.value : system.value));

query.addEventListener("change", () => {
  system.value = query.matches ? "dark" : "light";
});

effect(() => {
  if (theme.value === system.value) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});

/** The other one; who comes back to what the system says follows the system again. */
export function switchTheme() {
  const wanted = theme.value === "dark" ? "light" : "dark";
  chosen.value = wanted === system.value ? "system" : wanted;
  keep("theme", chosen.value);
}
