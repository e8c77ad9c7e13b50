/** The companies with their charters: treasury, price, trains, stations, shares in the bank; the last run on pointing. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { lastRuns } from "./happened.js";
import { CompanySign } from "./pieces.js";
import { companyName, pounds, railwayName, whoIs } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function Companies({ session, pieces }) {
  const view = session.view.value;
  const runs = lastRuns(session);
  const founded = view.facts.running_order;
  const waiting = Object.keys(view.companies).filter((company) => view.companies[company].director === null && !view.companies[company].removed);
  return html`<ul class="charters">
      ${founded.map((company) => html`<${Charter} key=${company} session=${session} pieces=${pieces} company=${company} run=${runs.get(company) ?? null} />`)}
    </ul>
    ${founded.length === 0 && html`<p class="muted">${t("lilliput-no-company")}</p>`}
    ${waiting.length > 0 &&
    !["draft", "home tile"].includes(view.stage) &&
    html`<p class="unfounded">
      <span class="muted">${t("lilliput-unfounded")}</span>
      ${waiting.map((company) => html`<span key=${company} title=${railwayName(company)}><${CompanySign} pieces=${pieces} company=${company} /><span class="visually-hidden">${companyName(company)}</span></span>`)}
    </p>`}`;
}

/** @param {{session: TableSession, pieces: Pieces, company: string, run: import("./happened.js").GameEvent | null}} props */
function Charter({ session, pieces, company, run }) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const held = view.companies[company];
  const isRunning = view.stage === "run" && view.running[0] === company;
  const isOwn = held.director === view.seat;
  return html`<li
    class=${`charter ${isOwn ? "own" : ""} ${isRunning ? "running" : ""}`}
    style=${`--company: ${pieces.colours[company][0]}`}
    onPointerEnter=${() => run && view.stage !== "run" && (choices.shownRun.value = company)}
    onPointerLeave=${() => (choices.shownRun.value = null)}
  >
    <${CompanySign} pieces=${pieces} company=${company} class="charter-sign" />
    <span class="charter-line">
      <span class="charter-name" title=${railwayName(company)}><strong>${companyName(company)}</strong> <small>${railwayName(company)}</small></span>
      <span class="charter-money figure" key=${held.treasury} aria-label=${t("lilliput-treasury-of", { sum: held.treasury })}>${pounds(held.treasury)}</span>
    </span>
    <span class="charter-line">
      <span class="charter-director" title=${held.director === null ? undefined : whoIs(session, held.director)}>${held.director !== null && whoIs(session, held.director)}</span>
      <span class="charter-price figure">${t("lilliput-price-of", { price: view.facts.prices[company] })}</span>
    </span>
    <span class="charter-line">
      <span class="charter-trains">
        <${Trains} view=${view} pieces=${pieces} trains=${held.trains} />
        ${held.trains.length === 0 && html`<span class="muted">${t("lilliput-no-train")}</span>`}
      </span>
      <span class="charter-more figure">
        ${run &&
        html`<button
          type="button"
          class="last-run"
          title=${t("lilliput-last-run", { sum: run.revenue })}
          aria-label=${t("lilliput-last-run", { sum: run.revenue })}
          aria-pressed=${choices.shownRun.value === company}
          onFocus=${() => (choices.shownRun.value = company)}
          onBlur=${() => (choices.shownRun.value = null)}
        >
          <svg viewBox="0 0 22 12" aria-hidden="true"><path d="M3 9H8L13 3H19" /><circle cx="3" cy="9" r="2.6" /><circle cx="19" cy="3" r="2.6" /></svg>
          ${pounds(run.revenue)}
        </button>`}
        <${Pips} number=${held.markers} sign="station" label=${t("lilliput-stations-left", { number: held.markers })} />
        <${Pips} number=${held.bank_shares} sign="share" label=${t("lilliput-shares-left", { number: held.bank_shares })} />
      </span>
    </span>
  </li>`;
}

/** Small signs that can be counted. @param {{number: number, sign: string, label: string}} props */
function Pips({ number, sign, label }) {
  return html`<span class=${`pips ${sign}`} title=${label}>
    ${Array.from({ length: number }, (_, index) => html`<i key=${index} aria-hidden="true" />`)}${number === 0 && html`<span aria-hidden="true">–</span>`}
    <span class="visually-hidden">${label}</span>
  </span>`;
}

/** Trains as cards; obsolete ones are struck, those that the next train rusts are marked. @param {{view: import("./types.js").LilliputView, pieces: Pieces, trains: string[]}} props */
export function Trains({ view, pieces, trains }) {
  const next = nextPhase(view, pieces);
  return trains.map((train, index) => {
    const isOld = view.facts.obsolete.includes(train);
    const fate = next?.rusts.includes(train) ? "rusting" : next?.obsolete.includes(train) ? "ageing" : "";
    const words = [t("lilliput-train", { train }), isOld && t("lilliput-train-obsolete"), fate && t(`lilliput-train-${fate}`)].filter(Boolean).join(", ");
    return html`<span key=${index} class=${`train-card ${isOld ? "obsolete" : ""} ${fate}`} title=${words}>
      <span aria-hidden="true">${train}</span><span class="visually-hidden">${words}</span>
    </span>`;
  });
}

/** The phase that the next train of the deck would begin, if it would. @param {import("./types.js").LilliputView} view @param {Pieces} pieces */
export function nextPhase(view, pieces) {
  return pieces.phases.find((each) => each.number === view.facts.next_phase) ?? null;
}
