/** The first line of a printed score sheet: the game, and when it was played. */
import { html } from "../html.js";
import { language, t } from "../i18n.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function SheetHead({ session }) {
  const began = session.entries.value[0]?.at;
  return html`<header class="sheet-head">
    <h1>${t(`game-${session.game.value}`)}</h1>
    <span>${t("page-name")}${began ? ` · ${new Date(began).toLocaleDateString(language.value, { dateStyle: "long" })}` : ""}</span>
  </header>`;
}
