/** A map tried out by games between bots: how far that is, and what they say. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { hasText, percent, t } from "../i18n.js";
import { beSomebody } from "../me.js";
import { errorInWords } from "../refusals.js";
import { levelName } from "../table/people.js";
import { request } from "../transport.js";

const EVERY = 700; // milliseconds between two looks
const GAMES = [10, 50, 100, 200, 300];
const USUAL = 100;

/** @typedef {{id: string, done: number, games: number, report: any, trouble: string | null, seconds: number | null}} Trial */

/** One trial at a time. */
export class TrialRun {
  constructor() {
    this.trial = signal(/** @type {Trial | null} */ (null));
    this.trouble = signal("");
    this.value = signal(/** @type {any} */ (null)); // the map that was tried out
    this.waiting = 0;
  }

  /** @param {string} game @param {any} value @param {{players: number, games: number, level: string}} how */
  async start(game, value, how) {
    this.trouble.value = "";
    try {
      await beSomebody();
      this.trial.value = await request("POST", `/api/games/${game}/workshop/trials`, { value, ...how });
      this.value.value = value;
      this.look();
    } catch (error) {
      this.trouble.value = errorInWords(error).text;
    }
  }

  look() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      const now = this.trial.peek();
      if (!now || now.report || now.trouble) return;
      try {
        this.trial.value = await request("GET", `/api/workshop/trials/${now.id}`);
      } catch (error) {
        this.trouble.value = errorInWords(error).text;
        this.trial.value = null;
        return;
      }
      this.look();
    }, EVERY);
  }

  giveUp() {
    clearTimeout(this.waiting);
    const now = this.trial.peek();
    this.trial.value = null;
    if (now && !now.report) request("DELETE", `/api/workshop/trials/${now.id}`).catch(() => {}); // it ends with its time
  }
}

/**
 * @param {{run: TrialRun, game: string, value: any, levels: string[], players: number[], isSound: boolean, onPoint: (places: string[]) => void}} props
 */
export function TrialPanel({ run, game, value, levels, players, isSound, onPoint }) {
  useEffect(() => () => run.giveUp(), []);
  const trial = run.trial.value;
  const isRunning = trial !== null && !trial.report && !trial.trouble;
  /** @param {SubmitEvent} event */
  const start = (event) => {
    event.preventDefault();
    const chosen = new FormData(/** @type {HTMLFormElement} */ (event.target));
    run.start(game, value, { players: Number(chosen.get("players")), games: Number(chosen.get("games")), level: String(chosen.get("level")) });
  };
  return html`<section class="workshop-trial" aria-labelledby="trial-title">
    <h2 id="trial-title">${t("workshop-trial")}</h2>
    <form onSubmit=${start}>
      <label>${t("workshop-trial-players")}
        <select name="players">${players.map((number) => html`<option key=${number} value=${number}>${number}</option>`)}</select>
      </label>
      <label>${t("workshop-trial-games")}
        <select name="games">${GAMES.map((number) => html`<option key=${number} value=${number} selected=${number === USUAL}>${number}</option>`)}</select>
      </label>
      <label>${t("workshop-trial-level")}
        <select name="level">${levels.map((level) => html`<option key=${level} value=${level}>${levelName(level)}</option>`)}</select>
      </label>
      <button type="submit" class="go" disabled=${!isSound || isRunning}>${t("workshop-trial-start")}</button>
    </form>
    ${run.trouble.value && html`<p class="trouble" role="alert">${run.trouble.value}</p>`}
    ${isRunning &&
    html`<div class="workshop-progress">
      <progress max=${trial.games} value=${trial.done} aria-label=${t("workshop-trial")}></progress>
      <span class="figure">${trial.done} / ${trial.games}</span>
      <button type="button" onClick=${() => run.giveUp()}>${t("workshop-trial-stop")}</button>
    </div>`}
    ${trial?.trouble && html`<p class="trouble" role="alert">${trial.trouble === "too-slow" ? t("workshop-trial-slow", { seconds: trial.seconds ?? 0 }) : t("workshop-trial-lost")}</p>`}
    ${trial?.report && html`<${Report} report=${trial.report} isOld=${run.value.value !== value} onPoint=${onPoint} />`}
  </section>`;
}

/** @param {{report: any, isOld: boolean, onPoint: (places: string[]) => void}} props */
function Report({ report, isOld, onPoint }) {
  return html`<div class="workshop-report" role="status">
    ${isOld && html`<p class="muted">${t("workshop-trial-old")}</p>`}
    <table>
      <thead><tr><th>${t("balance-turn")}</th><th>${t("balance-wins")}</th><th>${t("workshop-score")}</th></tr></thead>
      <tbody>
        ${report.turns.map((/** @type {any} */ entry) => html`<tr key=${entry.turn}>
          <td class="figure">${entry.turn + 1}</td>
          <td class="figure">${percent(entry.win_share)} <span class="muted">(${entry.win_interval.map(percent).join("–")})</span></td>
          <td class="figure">${Math.round(entry.mean_score)}</td>
        </tr>`)}
      </tbody>
    </table>
    <p>${t("balance-means", { score: Math.round(report.mean_score), winner: Math.round(report.mean_winner), decisions: Math.round(report.mean_decisions) })}</p>
    <p>${t(report.findings.length > 0 ? "balance-found" : report.is_enough ? "balance-nothing" : "balance-few")}</p>
    <ul class="workshop-findings">
      ${report.findings.map((/** @type {any} */ finding, /** @type {number} */ index) => html`<li key=${index}>
        <button type="button" class="plain" onClick=${() => onPoint(finding.places)}>${inWords(report.game, finding)}</button>
      </li>`)}
    </ul>
  </div>`;
}

/** @param {string} game @param {{code: string, params: Record<string, any>}} finding */
export function inWords(game, { code, params }) {
  const own = `${game}-balance-${code}`;
  const said = "share" in params ? { ...params, share: percent(params.share) } : params;
  return t(hasText(own) ? own : `balance-${code}`, said);
}
