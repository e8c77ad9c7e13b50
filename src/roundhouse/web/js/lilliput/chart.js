/** The share chart: two rows of prices with stacked markers, and the ghost of a marker where it would land. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { CompanySign } from "./pieces.js";
import { companyName } from "./words.js";

/** @param {{session: import("../table/session.js").TableSession<import("./types.js").LilliputView>, pieces: import("./pieces.js").Pieces}} props */
export function ShareChart({ session, pieces }) {
  const view = session.view.value;
  const columns = pieces.chart[0].length;
  const stacks = new Map(view.chart.map((stack) => [stack.space, stack.companies]));
  const moves = ghostMoves(session.part(Choices).preview.value);
  const chart = useSliding(view.chart);
  return html`<div ref=${chart} class="share-chart" onAnimationEnd=${forgetSlide} role="table" aria-label=${t("lilliput-prices")}>
    ${pieces.chart.map(
      (row, down) => html`<div role="row" key=${down} class="chart-row">
        ${row.map((price, across) => {
          const space = down * columns + across;
          const stack = /** @type {string[]} */ (stacks.get(space) ?? []);
          const coming = moves.filter((move) => move.space === space);
          const label = stack.length ? t("lilliput-space-with", { price, companies: stack.map(companyName).join(", ") }) : String(price);
          return html`<div role="cell" key=${space} class=${`chart-space ${coming.length ? "coming" : ""}`} aria-label=${label}>
            <span class="chart-price figure" aria-hidden="true">${price}</span>
            <span class="chart-stack">
              ${stack.map((company) => html`<${CompanySign} key=${company} pieces=${pieces} company=${company} class=${`standing marker-${company} ${moves.some((move) => move.company === company && move.space !== space) ? "leaving" : ""}`} />`)}
              ${coming.filter((move) => !stack.includes(move.company)).map((move) => html`<${CompanySign} key=${`ghost ${move.company}`} pieces=${pieces} company=${move.company} class="ghost-sign" />`)}
            </span>
          </div>`;
        })}
      </div>`,
    )}
  </div>`;

  /** @param {import("./happened.js").GameEvent[] | null} events @returns {{company: string, space: number}[]} */
  function ghostMoves(events) {
    const last = new Map();
    for (const event of events ?? []) {
      if (event.event !== "MarkerMoved") continue;
      const [row, column] = event.new_space;
      last.set(event.company, { company: event.company, space: (row === "top" ? 0 : columns) + column });
    }
    return [...last.values()];
  }
}

/**
 * A marker on another space slides there from where it stood.
 *
 * @param {{space: number, companies: string[]}[]} stacks
 */
function useSliding(stacks) {
  const chart = useRef(/** @type {HTMLElement | null} */ (null));
  const stood = useRef(/** @type {Map<string, number>} */ (new Map()));
  useLayoutEffect(() => {
    const cells = chart.current?.querySelectorAll(".chart-space") ?? [];
    for (const { space, companies } of stacks) {
      for (const company of companies) {
        const before = stood.current.get(company);
        stood.current.set(company, space);
        if (before === undefined || before === space) continue;
        const [from, to] = [cells[before].getBoundingClientRect(), cells[space].getBoundingClientRect()];
        const sign = /** @type {SVGElement | null} */ (chart.current?.querySelector(`.marker-${company}`));
        sign?.style.setProperty("--from", `${from.x - to.x}px ${from.y - to.y}px`);
      }
    }
  }, [stacks]);
  return chart;
}

/** So that it does not slide again when it is only shown again. @param {AnimationEvent} event */
function forgetSlide(event) {
  /** @type {HTMLElement} */ (event.target).style.removeProperty("--from");
}
