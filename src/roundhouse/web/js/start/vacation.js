/** Being away: clocks of days wait for whoever is. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { request } from "../transport.js";

/** @param {{attempt: (what: () => Promise<void>) => Promise<void>}} props */
export function VacationPart({ attempt }) {
  const [vacation, setVacation] = useState(/** @type {import("../types.js").Vacation | null} */ (null));
  useEffect(() => {
    attempt(async () => setVacation(await request("GET", "/api/me/vacation")));
  }, []);
  if (!vacation) return null;
  const { until, days_left } = vacation;
  return html`<section class="vacation">
    <h2>${t("vacation-title")}</h2>
    <p>${t("vacation-about")}</p>
    ${until === null
      ? html`<form
          class="invitation-line"
          onSubmit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const days = Number(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("days"));
            return attempt(async () => setVacation(await request("PUT", "/api/me/vacation", { days })));
          }}
        >
          <label>${t("vacation-days")} <input name="days" type="number" min="1" max=${days_left} value=${Math.min(7, days_left)} required /></label>
          <button type="submit" disabled=${days_left === 0}>${t("vacation-begin")}</button>
          <span class="muted">${t("vacation-left", { days: days_left })}</span>
        </form>`
      : html`<p class="invitation-line">
          <span>${t("vacation-until", { date: new Date(until).toLocaleString(language.value, { dateStyle: "long", timeStyle: "short" }) })}</span>
          <button type="button" onClick=${() => attempt(async () => setVacation(await request("DELETE", "/api/me/vacation")))}>${t("vacation-end")}</button>
        </p>`}
  </section>`;
}
