/** A line above everything while the server cannot work; it goes by itself when it can again. */
import { html } from "./html.js";
import { t } from "./i18n.js";
import { outage } from "./transport.js";

export function Banner() {
  const why = outage.value;
  return html`<div role="status" aria-live="polite">
    ${why && html`<p class="banner">${t(why.startsWith("storage") ? "page-no-storage" : "page-offline")}</p>`}
  </div>`;
}
