/** Which keys do what. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "./dialog.js";

/** @param {{front: import("../games.js").TableFront, onClose: () => void}} props */
export function KeyHelp({ front, onClose }) {
  const keys = [
    [t("key-tab"), t("table-key-tab")],
    [t("key-enter"), t("table-key-enter")],
    [t("key-escape"), t("table-key-esc")],
    ...(front.keyHelp?.() ?? []),
    ["H", t("table-key-hint")],
    ["U", t("table-key-undo")],
    ["← →", t("table-key-arrows")],
    ["+ − 0", t("table-key-zoom")],
    ["?", t("table-key-help")],
  ];
  return html`<${Dialog} title=${t("table-keys")} onClose=${onClose}>
    <dl class="keys">
      ${keys.map(([key, text]) => html`<dt><kbd>${key}</kbd></dt><dd>${text}</dd>`)}
    </dl>
  <//>`;
}
