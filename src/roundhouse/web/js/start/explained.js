import { html } from "../html.js";
import { hasText, t } from "../i18n.js";

/** @param {{text: string, why?: string | null}} props the id of a label, and of what explains it; `why` it cannot be chosen */
export function Explained({ text, why = null }) {
  const about = `${text}-about`;
  return html`<span>
    <strong>${t(text)}</strong> ${why ? html`<span class="why-not">${why}</span>` : hasText(about) && html`<span class="muted">${t(about)}</span>`}
  </span>`;
}
