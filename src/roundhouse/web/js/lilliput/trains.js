/** The train deck with what happens when the next one is bought, and the pool. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { nextPhase, Trains } from "./companies.js";
import { pounds } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function TrainDeck({ session, pieces }) {
  const view = session.view.value;
  const phase = nextPhase(view, pieces);
  const lines = phase ? phaseEvents(phase, pieces, view) : [t("lilliput-next-nothing")];
  return html`<div class="deck">
    <${Roster} view=${view} pieces=${pieces} />
    <p class="deck-next">
      <span class="train-card">${view.facts.top_train}</span>
      ${lines.map((line) => html`<span key=${line} class="deck-event">${line}</span>`)}
    </p>
  </div>`;
}

/** Every type of train: price, how many are left, and the train that makes it obsolete or rust. @param {{view: import("./types.js").LilliputView, pieces: Pieces}} props */
export function Roster({ view, pieces }) {
  const left = new Map(view.facts.deck.map((row) => [row.train, row.left ?? "∞"]));
  return html`<table class="roster figure">
    <caption class="visually-hidden">${t("lilliput-deck-left")}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${t("lilliput-trains")}</span></th>
        <th scope="col">${t("lilliput-price")}</th>
        <th scope="col">${t("lilliput-roster-left")}</th>
        <th scope="col">${t("lilliput-pool-title")}</th>
        <th scope="col">${t("lilliput-roster-obsolete")}</th>
        <th scope="col">${t("lilliput-roster-rusts")}</th>
      </tr>
    </thead>
    <tbody>
      ${pieces.trains.map(
        (train) => html`<tr key=${train.id} class=${train.id === view.facts.top_train ? "next" : (left.get(train.id) ?? 0) === 0 ? "gone" : ""}>
          <th scope="row"><${Trains} view=${view} pieces=${pieces} trains=${[train.id]} /></th>
          <td>${pounds(train.price)}</td>
          <td>${left.get(train.id) ?? 0}</td>
          <td>${view.pool.filter((each) => each === train.id).length || ""}</td>
          <td><${Cause} train=${pieces.phases.find((phase) => phase.obsolete.includes(train.id))?.train} /></td>
          <td><${Cause} train=${pieces.phases.find((phase) => phase.rusts.includes(train.id))?.train} /></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The train that does it. @param {{train: string | null | undefined}} props */
function Cause({ train }) {
  return train ? html`<span class="train-card small">${train}</span>` : html`<span class="muted">–</span>`;
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
