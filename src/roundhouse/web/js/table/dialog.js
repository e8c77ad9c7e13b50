/** A dialog over the table: the rest cannot be reached until it is closed; Esc closes it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** @param {{title: string, onClose: () => void, children: any, class?: string}} props */
export function Dialog({ title, onClose, children, class: name = "" }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    element.current?.showModal();
  }, []);
  return html`<dialog
    ref=${element}
    class=${`dialog ${name}`}
    aria-label=${title}
    onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && onClose()}
  >
    <div class="dialog-inside">
      <h2>${title}</h2>
      ${children}
      <p class="dialog-end"><button type="button" onClick=${onClose}>${t("table-close")}</button></p>
    </div>
  </dialog>`;
}
