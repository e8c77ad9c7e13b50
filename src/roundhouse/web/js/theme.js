/** Light or dark: as the system says, until the reader chooses. */
import { effect, signal } from "@preact/signals";
import { kept, keep } from "./memory.js";

/** @typedef {"light" | "dark"} Theme */

const system = matchMedia("(prefers-color-scheme: dark)");

/** @type {import("@preact/signals").Signal<Theme>} */
export const theme = signal(/** @type {Theme} */ (kept("theme") ?? (system.matches ? "dark" : "light")));

system.addEventListener("change", () => {
  if (kept("theme") === null) theme.value = system.matches ? "dark" : "light";
});

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export function switchTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  keep("theme", theme.value);
}
