/** Who plays, in one line that a phone always shows: sign, name, what counts, the clock, and who is to move. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { SeatClock } from "./clock.js";
import { seatName } from "./people.js";

/**
 * @param {{session: import("./session.js").TableSession, seats: {sign: any, figure: any, name?: string}[]}} props `figure`: points or cash
 */
export function PeopleStrip({ session, seats }) {
  const active = session.past.value ? session.view.value?.active_seat : session.activeSeat.value;
  return html`<ul class="people" aria-label=${t("table-people")}>
    ${seats.map(
      ({ sign, figure, name }, seat) => html`<li key=${seat} class=${`person ${seat === active ? "active" : ""}`} aria-current=${seat === active ? "true" : undefined}>
        <span class="person-name">${sign} ${name ?? seatName(session, seat)}</span>
        <b class="person-figure figure">${figure}</b>
        <${SeatClock} session=${session} seat=${seat} />
      </li>`,
    )}
  </ul>`;
}
