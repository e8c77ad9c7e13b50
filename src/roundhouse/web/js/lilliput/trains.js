/** The train deck with what happens when the next one is bought, and the pool. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { nextPhase, Trains } from "./companies.js";
import { pounds } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function TrainDeck({ session, pieces }) {
  const view = session.view.value;
  const deck = pieces.decks[String(view.players)] ?? [];
  const left = deck.slice(view.drawn);
  const top = view.facts.top_train;
  const kind = pieces.trains.find((each) => each.id === top);
  const phase = nextPhase(view, pieces);
  const groups = left.reduce((/** @type {[string, number][]} */ found, train) => {
    const last = found[found.length - 1];
    if (last?.[0] === train) last[1] += 1;
    else found.push([train, 1]);
    return found;
  }, []);
  const more = pieces.trains.filter((each) => each.unlimited && !groups.some(([train]) => train === each.id));
  return html`<div class="deck">
    <span class="train-card large">${top}</span>
    <span class="deck-price"><b class="figure">${pounds(kind?.price ?? 0)}</b></span>
    <ul class="deck-events">
      ${phase
        ? phaseEvents(phase, pieces, view).map((line) => html`<li key=${line}>${line}</li>`)
        : html`<li class="muted">${t("lilliput-next-nothing")}</li>`}
    </ul>
    <p class="deck-rest" aria-label=${t("lilliput-deck-left")}>
      ${groups.map(([train, number], index) => html`<span key=${index} class="deck-group"><span class="train-card">${train}</span><span class="figure">×${number}</span></span>`)}
      ${more.map((each) => html`<span key=${each.id} class="deck-group"><span class="train-card">${each.id}</span>∞</span>`)}
    </p>
    <p class="pool-line">
      <span class="muted">${t("lilliput-pool-title")}</span>
      ${view.pool.length ? html`<${Trains} view=${view} pieces=${pieces} trains=${view.pool} />` : html`<span class="muted">${t("lilliput-none")}</span>`}
    </p>
  </div>`;
}

/** What a phase changes, in words. @param {import("./pieces.js").Phase} phase @param {Pieces} pieces @param {import("./types.js").LilliputView} view @returns {string[]} */
export function phaseEvents(phase, pieces, view) {
  const before = pieces.phases[phase.number - 2];
  const fresh = phase.colours.filter((colour) => !before?.colours.includes(colour));
  const lines = [t("lilliput-next-phase", { phase: phase.number })];
  if (fresh.length) lines.push(t("lilliput-next-colour", { colour: fresh.map((colour) => t(`lilliput-colour-${colour}`)).join(", ") }));
  if (phase.limit !== (view ? view.facts.train_limit : before?.limit)) lines.push(t("lilliput-next-limit", { limit: phase.limit }));
  for (const train of phase.rusts) lines.push(t("lilliput-next-rusts", { train }));
  for (const train of phase.obsolete) lines.push(t("lilliput-next-obsolete", { train }));
  if (before && phase.treasury !== before.treasury) lines.push(t("lilliput-next-treasury", { sum: phase.treasury }));
  return lines;
}
