/** From game to game: where else it is the reader's turn. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { outage, Refused, request } from "../transport.js";

const AGAIN = 30_000; // milliseconds

/** The other games that wait for the reader, the most urgent first; asked for while nothing is asked at this table. */
class OtherTurns {
  /** @param {import("./session.js").TableSession} session */
  constructor(session) {
    this.found = signal(/** @type {import("../types.js").TableLine[]} */ ([]));
    const { live } = session;
    if (!live) return;
    const look = async () => {
      if (document.hidden || outage.peek() !== null) return;
      try {
        const { tables } = await request("GET", "/api/me/turns");
        this.found.value = tables.filter((/** @type {{id: string}} */ table) => table.id !== session.id);
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // the next look may be answered
      }
    };
    session.watch(() => {
      if (live.isAsked.value || live.ownSeats.value.length === 0) {
        this.found.value = [];
        return undefined;
      }
      look();
      const timer = setInterval(look, AGAIN);
      return () => clearInterval(timer);
    });
  }
}

/** @param {{session: import("./session.js").TableSession}} props */
export function NextTurn({ session }) {
  const [next, ...rest] = session.part(OtherTurns).found.value;
  if (!next) return null;
  const text = t("table-next-turn", { game: t(`game-${next.game}`), more: rest.length });
  return html`<a class="button icon next-turn" href=${`/table/${next.id}`} title=${text} aria-label=${text}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M5 4v16l11-8ZM17 4h3v16h-3Z" /></svg>
  </a>`;
}
