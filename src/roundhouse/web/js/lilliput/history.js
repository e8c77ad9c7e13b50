/** What everybody was worth at the beginning of each round, as a chart and as a table. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "../table/dialog.js";
import { toldBy } from "./happened.js";
import { LineKey, Plot } from "./plot.js";
import { pounds, whoIs } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession
 * @typedef {{label: string, scores: number[]}} Moment
 */

/** What everybody was worth at the beginning of each round, as far as it is known. */
class KnownScores {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.bySeq = signal(/** @type {Map<number, number[]>} */ (new Map()));
  }

  /** Find out what is not known yet. */
  async learn() {
    for (const { seq } of roundsOf(this.session)) {
      if (this.bySeq.value.has(seq)) continue;
      const view = await this.session.source.viewAt(seq);
      if (view) this.bySeq.value = new Map(this.bySeq.value).set(seq, view.scores);
    }
  }
}

/** @param {TableSession} session @returns {{seq: number, round: number}[]} where each round began */
function roundsOf(session) {
  return toldBy(session).filter(({ event }) => event.event === "RoundBegan").map(({ seq, event }) => ({ seq, round: event.round }));
}

/** @param {TableSession} session @returns {Moment[]} what is known of it yet */
function momentsOf(session) {
  const known = session.part(KnownScores).bySeq.value;
  const moments = roundsOf(session).flatMap(({ seq, round }) => {
    const scores = known.get(seq);
    return scores ? [{ label: round === 1 ? t("lilliput-history-start") : String(round - 1), scores }] : [];
  });
  const view = session.view.value;
  const isOver = view.stage === "over";
  return [...moments, { label: isOver ? String(view.facts.rounds) : t("lilliput-history-now"), scores: view.scores }];
}

/** @param {{session: TableSession}} props */
export function ValueHistory({ session }) {
  const round = session.view.value.round;
  useEffect(() => {
    session.part(KnownScores).learn().catch(() => {}); // what is known is drawn; the next opening asks again
  }, [round, session.view.value.stage === "over"]);
  const moments = momentsOf(session);
  const names = session.view.value.seats.map((_, seat) => whoIs(session, seat));
  return html`<div class="history">
    <${Plot} moments=${moments} names=${names} />
    <div class="history-scroll" tabindex="0">
      <table class="history-table">
        <caption class="visually-hidden">${t("lilliput-history")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("lilliput-history-after")}</th>
            ${names.map(
              (name, seat) => html`<th key=${seat} scope="col" class="figure">
                <${LineKey} seat=${seat} />
                ${name}
              </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${moments.map(
            (moment, index) => html`<tr key=${index}>
              <th scope="row">${moment.label}</th>
              ${moment.scores.map((score, seat) => html`<td key=${seat} class="figure">${pounds(score)}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

/** @param {{session: TableSession, onClose: () => void}} props */
export function HistoryDialog({ session, onClose }) {
  return html`<${Dialog} title=${t("lilliput-history")} onClose=${onClose} class="wide-dialog"><${ValueHistory} session=${session} /><//>`;
}
