/** Which geometry the window has: `css/geometry.css` decides it by width and height, and everybody else asks here. */
import { computed, signal } from "@preact/signals";

/** @typedef {"portrait" | "landscape" | "tablet" | "desk" | "wide"} Mode */

const root = document.documentElement;

export const mode = signal(/** @type {Mode} */ ("desk"));

/** Whether it is a phone: the panels of a table are tabs and names on a map are larger. */
export const isPhone = computed(() => mode.value === "portrait" || mode.value === "landscape");

function read() {
  mode.value = /** @type {Mode} */ (getComputedStyle(root).getPropertyValue("--mode").trim() || "desk");
  root.dataset.mode = mode.value;
}

read();
addEventListener("resize", read);
