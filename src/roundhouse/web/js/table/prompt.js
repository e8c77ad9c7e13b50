/** The one line that says what is asked, of whom. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { plainName } from "./people.js";

/** @param {{store: import("./store.js").TableStore, front: import("../games.js").TableFront}} props */
export function PromptLine({ store, front }) {
  const { lead, text } = promptOf(store, front);
  return html`<p class="prompt" id="prompt">${lead && html`<strong>${lead}</strong>`} <span>${text}</span></p>`;
}

/**
 * @param {import("./store.js").TableStore} store @param {import("../games.js").TableFront} front
 * @returns {import("../games.js").Prompt}
 */
export function promptOf(store, front) {
  const table = store.table.value;
  if (!table) return { text: "" };
  const past = store.past.value;
  if (past) {
    const moments = store.moments.value;
    const number = moments.filter((seq) => seq <= past.seq).length;
    return { lead: t("table-looking-back"), text: t("table-moment", { number, last: moments.length }) };
  }
  if (table.status === "paused") return { lead: t("table-paused"), text: "" };
  if (table.status === "closed") return { lead: t("table-closed"), text: "" };
  if (table.status === "finished") return front.prompt(store);
  if (store.isMyTurn.value) return front.prompt(store);
  if (table.active_seat === null) return { text: "" };
  return { text: t(table.bot_decides ? "table-bot-thinks" : "table-waiting-for", { who: plainName(store, table.active_seat) }) };
}
