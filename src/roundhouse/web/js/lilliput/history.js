/** The game by rounds: what everybody was worth, as a chart and as a table; what companies earned, their prices and shares. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { percent, t } from "../i18n.js";
import { Dialog } from "../table/dialog.js";
import { toldBy } from "./happened.js";
import { CompanySign } from "./pieces.js";
import { LineKey, Plot } from "./plot.js";
import { companyName, pounds, whoIs } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession
 * @typedef {import("./types.js").LilliputView} View
 * @typedef {{label: string, scores: number[]}} Moment
 */

/** The table as it was at the beginning of each round, as far as it is known. */
class KnownRounds {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.bySeq = signal(/** @type {Map<number, View>} */ (new Map()));
  }

  /** Find out what is not known yet. */
  async learn() {
    for (const { seq } of roundsOf(this.session)) {
      if (this.bySeq.value.has(seq)) continue;
      const view = await this.session.source.viewAt(seq);
      if (view) this.bySeq.value = new Map(this.bySeq.value).set(seq, view);
    }
  }
}

/** @param {TableSession} session @returns {{seq: number, round: number}[]} where each round began */
function roundsOf(session) {
  return toldBy(session).filter(({ event }) => event.event === "RoundBegan").map(({ seq, event }) => ({ seq, round: event.round }));
}

/** @param {TableSession} session @returns {Moment[]} what is known of it yet */
function momentsOf(session) {
  const known = session.part(KnownRounds).bySeq.value;
  const moments = roundsOf(session).flatMap(({ seq, round }) => {
    const scores = known.get(seq)?.scores;
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
    session.part(KnownRounds).learn().catch(() => {}); // what is known is drawn; the next opening asks again
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

/** @param {{session: TableSession, pieces: import("./pieces.js").Pieces}} props by company and round: what it earned, and its price after that */
function CompanyHistory({ session, pieces }) {
  const view = session.view.value;
  const known = session.part(KnownRounds).bySeq.value;
  const rounds = roundsOf(session);
  const runs = new Map(toldBy(session).flatMap(({ round, event }) => (event.event === "TrainsRan" ? [[`${event.company} ${round}`, event.revenue]] : [])));
  /** @param {number} index @param {string} company the price after a round */
  const priceAfter = (index, company) => {
    const next = rounds[index + 1];
    if (!next) return view.stage === "over" || runs.has(`${company} ${rounds[index].round}`) ? view.facts.prices[company] : undefined;
    return known.get(next.seq)?.facts.prices[company];
  };
  return html`<div class="history-scroll" tabindex="0">
    <table class="history-table companies-history">
      <caption>${t("lilliput-history-companies")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("lilliput-history-round")}</th>
          ${rounds.map(({ round }) => html`<th key=${round} scope="col" class="figure">${round}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${view.facts.running_order.map(
          (company) => html`<tr key=${company}>
            <th scope="row"><${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)}</th>
            ${rounds.map(({ round }, index) => {
              const earned = runs.get(`${company} ${round}`);
              const price = priceAfter(index, company);
              return html`<td key=${round} class="figure">
                ${earned !== undefined && html`<b>${pounds(earned)}</b>`}${earned !== undefined && price !== undefined && html` <small class="muted">${price}</small>`}
              </td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {number} tenths of a company */
function partOf(tenths) {
  return tenths > 0 ? percent(tenths / 10) : html`<span class="muted">–</span>`;
}

/** Who holds how much of what, now or when a round began. @param {{session: TableSession, pieces: import("./pieces.js").Pieces}} props */
function ShareTable({ session, pieces }) {
  const [seq, look] = useState(0); // 0: now
  const known = session.part(KnownRounds).bySeq.value;
  const view = known.get(seq) ?? session.view.value;
  const times = [...roundsOf(session).filter((each) => known.has(each.seq)), { seq: 0, round: 0 }];
  const seats = view.seats.map((_, seat) => seat);
  return html`<div class="ledger-tabs shares-when" role="group" aria-label=${t("lilliput-history-after")}>
      ${times.map(
        (each) => html`<button key=${each.seq} type="button" class="quiet figure" aria-pressed=${each.seq === seq} onClick=${() => look(each.seq)}>
          ${each.seq === 0 ? t("lilliput-history-now") : each.round === 1 ? t("lilliput-history-start") : each.round - 1}
        </button>`,
      )}
    </div>
    <div class="history-scroll" tabindex="0">
    <table class="history-table shares-history">
      <caption>${t("lilliput-history-shares")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("lilliput-companies")}</th>
          <th scope="col" class="figure">${t("lilliput-price")}</th>
          ${seats.map((seat) => html`<th key=${seat} scope="col" class="figure">${whoIs(session, seat)}</th>`)}
          <th scope="col" class="figure">${t("lilliput-log-bank")}</th>
        </tr>
      </thead>
      <tbody>
        ${view.facts.running_order.map((company) => {
          const { director, bank_shares: left } = view.companies[company];
          return html`<tr key=${company}>
            <th scope="row"><${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)}</th>
            <td class="figure">${view.facts.prices[company]}</td>
            ${seats.map((seat) => {
              const tenths = (director === seat ? pieces.figures.director_shares : 0) + (view.seats[seat].shares[company] ?? 0);
              return html`<td key=${seat} class="figure">
                ${partOf(tenths)}${director === seat && html`<span class="director-mark" title=${t("lilliput-director-of", { company: companyName(company) })}> ★</span>`}
              </td>`;
            })}
            <td class="figure">${partOf(left)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** @param {{session: TableSession, pieces: import("./pieces.js").Pieces, onClose: () => void}} props */
export function HistoryDialog({ session, pieces, onClose }) {
  return html`<${Dialog} title=${t("lilliput-history-title")} onClose=${onClose} class="wide-dialog">
    <div class="aid-scroll" tabindex="0">
      <${CompanyHistory} session=${session} pieces=${pieces} />
      <${ShareTable} session=${session} pieces=${pieces} />
      <h3>${t("lilliput-history")}</h3>
      <${ValueHistory} session=${session} />
    </div>
  <//>`;
}
