/** The course of a rating: a line with its doubt around it, and the same as a table for who reads figures. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { day, figure } from "./words.js";

/** @typedef {import("../types.js").RatingPoint} RatingPoint */

const [WIDTH, HEIGHT] = [640, 220];
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 8, 8, 20];
const STEPS = [1, 2, 5, 10, 20, 50];
const LINES = 5;

/** @param {{points: RatingPoint[], title: string}} props */
export function RatingChart({ points, title }) {
  if (points.length === 0) return null;
  const low = Math.min(...points.map((point) => point.mu - 2 * point.sigma));
  const high = Math.max(...points.map((point) => point.mu + 2 * point.sigma));
  const step = STEPS.find((size) => (high - low) / size <= LINES) ?? 100;
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const x = (/** @type {number} */ index) => LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, points.length - 1);
  const y = (/** @type {number} */ value) => TOP + ((HEIGHT - TOP - BOTTOM) * (to - value)) / (to - from);
  const at = (/** @type {number} */ index, /** @type {number} */ value) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = points.map((point, index) => at(index, point.mu + 2 * point.sigma));
  const lower = points.map((point, index) => at(index, point.mu - 2 * point.sigma)).reverse();
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const last = points[points.length - 1];
  return html`<figure class="rating-chart">
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${title}>
      ${marks.map(
        (mark) => html`<line key=${mark} class="mark" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(mark)} y2=${y(mark)} />
          <text x=${LEFT - 6} y=${y(mark) + 4} text-anchor="end">${figure(mark)}</text>`,
      )}
      <polygon class="doubt" points=${[...upper, ...lower].join(" ")} />
      <polyline class="course" points=${points.map((point, index) => at(index, point.mu)).join(" ")} />
      <circle class="now" cx=${x(points.length - 1)} cy=${y(last.mu)} r="4" />
      <text x=${LEFT} y=${HEIGHT - 4}>${day(points[0].at)}</text>
      ${points.length > 1 && html`<text x=${WIDTH - RIGHT} y=${HEIGHT - 4} text-anchor="end">${day(last.at)}</text>`}
    </svg>
    <details>
      <summary>${t("people-figures")}</summary>
      <div class="scrolls" tabindex="0" role="region" aria-label=${title}>
        <table class="figures">
          <thead><tr><th scope="col">${t("people-day")}</th><th scope="col">${t("people-rating")}</th><th scope="col">${t("people-doubt")}</th></tr></thead>
          <tbody>
            ${[...points].reverse().map(
              (point, index) => html`<tr key=${index}><td>${day(point.at)}</td><td>${figure(point.mu, 1)}</td><td>± ${figure(2 * point.sigma, 1)}</td></tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </figure>`;
}
