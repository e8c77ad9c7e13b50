/** One question at a time: each stage of the game has its own, with what can be answered and what would follow. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { AmountAsk } from "./amounts.js";
import { Answers, Option } from "./answers.js";
import { Choices } from "./choices.js";
import { SharesAsk } from "./dealing.js";
import { Effects } from "./effects.js";
import { LayAsk, PlaceAsk } from "./laying.js";
import { parts } from "./notation.js";
import { AskMore, END } from "./passing.js";
import { TrainsAsk } from "./purchases.js";
import { RunAsk } from "./running.js";
import { describe, fact } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {TableSession} session @param {Pieces} pieces what is asked now, or null */
export function questionOf(session, pieces) {
  const view = session.view.value;
  const choices = session.part(Choices);
  if (!session.isMyTurn.value) return null;
  const props = { session, pieces };
  if (choices.isLaying.value) return html`<${LayAsk} ...${props} />`;
  if (choices.amounts.value) return html`<${AmountAsk} ...${props} />`;
  if (choices.chosen.value === "exchange") return html`<${ChosenAsk} ...${props} />`;
  if (["draft", "turn"].includes(view.stage) && choices.chosen.value === null) return null; // the cards themselves ask
  const Ask = ASKS[view.stage];
  return Ask ? html`<${Ask} ...${props} />` : null;
}

/** @type {Record<string, import("preact").ComponentType<{session: TableSession, pieces: Pieces}>>} */
const ASKS = {
  draft: ChosenAsk,
  turn: ChosenAsk,
  justice: ListAsk,
  shares: SharesAsk,
  "home slot": PlaceAsk,
  station: PlaceAsk,
  trains: TrainsAsk,
  pool: TrainsAsk,
  offer: ListAsk,
  [END]: ListAsk,
  "excess trains": ListAsk,
  run: RunAsk,
  laying: ListAsk, // no tile fits any more, but the Treasurer can still be turned in
};

/** What was chosen elsewhere on the table, and what would follow. @param {{session: TableSession, pieces: Pieces}} props */
function ChosenAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const chosen = choices.chosen.value;
  if (chosen === null) return null;
  const idle = choices.idleness(chosen);
  if (idle === null) {
    return html`<h2>${describe(session, chosen)}</h2>
      <${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(chosen)} />
      <${Answers} session=${session} />`;
  }
  return html`<h2>${describe(session, chosen)}</h2>
    <p class="idle-why">
      <strong>${t("lilliput-idle")}</strong> ${idle.map(({ rule, params }) => html`<span key=${rule + params.company}>${fact(session, rule, params)} </span>`)}
      ${idle.length === 0 && html`<span>${t(IDLE[parts(chosen).half] ?? "lilliput-ask-title-laying")}</span>`}
    </p>
    <${Answers} session=${session} label=${t("lilliput-idle-take")} isDoubtful=${true} />`;
}

/** What a half says that could do nothing. @type {Record<string, string>} */
const IDLE = { shares: "lilliput-shares-none", station: "lilliput-station-none", train: "lilliput-trains-none", trains: "lilliput-trains-none" };

/** A row of answers, one button each; the Treasurer only where nothing else has to be answered. @param {{session: TableSession, pieces: Pieces}} props */
function ListAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const isOffer = view.stage === "offer";
  useEffect(() => {
    if (isOffer) choices.foretell("yes"); // what an agreement brings is seen before it is pointed at
  }, [isOffer, session.position.value, session.isBusy.value]);
  const shown = choices.shown.value ?? (isOffer ? "yes" : null);
  const actions = choices.legal.value.filter((each) => !["done", "lay"].includes(each.kind) && (each.kind !== "exchange" || choices.has("done")));
  return html`<h2>${t(`lilliput-ask-title-${view.stage.replaceAll(" ", "-")}`)}</h2>
    ${actions.length > 0 &&
    html`<div class="options" role="group" aria-label=${t("table-question")}>
      ${actions.map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action} atOnce=${each.kind !== "exchange"}>${describe(session, each.action)}<//>`)}
    </div>`}
    <div class="effects-room">${shown !== null && html`<${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(shown)} />`}</div>
    <${Answers} session=${session} />
    ${view.stage === END && html`<${AskMore} session=${session} />`}`;
}
