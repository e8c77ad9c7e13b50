/** What everybody was worth at the beginning of each round, as a chart and as a table. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "../table/dialog.js";
import { ask } from "../transport.js";
import { toldBy } from "./happened.js";
import { LineKey, Plot } from "./plot.js";
import { pounds, whoIs } from "./words.js";

/**
 * @typedef {import("../table/store.js").TableStore} TableStore
 * @typedef {{label: string, scores: number[]}} Moment
 */

/** @type {Map<string, number[]>} */
const seen = new Map(); // by table and seq
const known = signal(0); // counts what has been seen, so that drawings follow

/** @param {TableStore} store @returns {Moment[]} what is known of it yet */
function momentsOf(store) {
  known.value; // drawn again when more is known
  /** @type {Moment[]} */
  const moments = [];
  for (const { seq, event } of toldBy(store)) {
    if (event.event !== "RoundBegan") continue;
    const scores = seen.get(`${store.id} ${seq}`);
    if (scores) moments.push({ label: event.round === 1 ? t("lilliput-history-start") : String(event.round - 1), scores });
  }
  const view = store.view.value;
  const isOver = view.stage === "over";
  moments.push({ label: isOver ? String(view.facts.rounds) : t("lilliput-history-now"), scores: view.scores });
  return moments;
}

/** @param {TableStore} store */
async function learn(store) {
  const seqs = toldBy(store).filter(({ event }) => event.event === "RoundBegan").map(({ seq }) => seq);
  for (const seq of seqs) {
    const key = `${store.id} ${seq}`;
    if (seen.has(key)) continue;
    const { view } = await ask("GET", `/api/tables/${store.id}/view?seq=${seq}`);
    if (view) seen.set(key, view.scores);
    known.value += 1;
  }
}

/** @param {{store: TableStore}} props */
export function ValueHistory({ store }) {
  const round = store.view.value.round;
  useEffect(() => {
    learn(store).catch(() => {}); // what is known is drawn; the next opening asks again
  }, [round, store.view.value.stage === "over"]);
  const moments = momentsOf(store);
  const names = store.view.value.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => whoIs(store, seat));
  return html`<div class="history">
    <${Plot} moments=${moments} names=${names} />
    <div class="history-scroll" tabindex="0">
      <table class="history-table">
        <caption class="visually-hidden">${t("lilliput-history")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("lilliput-history-after")}</th>
            ${names.map(
              (/** @type {string} */ name, /** @type {number} */ seat) => html`<th key=${seat} scope="col" class="figure">
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

/** @param {{store: TableStore, onClose: () => void}} props */
export function HistoryDialog({ store, onClose }) {
  return html`<${Dialog} title=${t("lilliput-history")} onClose=${onClose} class="wide-dialog"><${ValueHistory} store=${store} /><//>`;
}
