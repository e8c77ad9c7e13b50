/** A line above everything while the server does not answer; it goes by itself when it does again. */
import { signal } from "@preact/signals";
import { html } from "./html.js";
import { t } from "./i18n.js";

/** Whether the server answers. Tables set it by their socket, other screens by their requests. */
export const isServerThere = signal(true);

addEventListener("offline", () => (isServerThere.value = false));
addEventListener("online", () => (isServerThere.value = true));

export function Banner() {
  return html`<div role="status" aria-live="polite">
    ${!isServerThere.value && html`<p class="banner">${t("page-offline")}</p>`}
  </div>`;
}
