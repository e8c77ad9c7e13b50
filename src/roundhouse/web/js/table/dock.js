/**
 * What lies over the upper edge of the map for a while: the last round, what others ask, answers to "why not?", a hint. The
 * dock has a place of its own above the map, so that the map stays where it is whatever is said.
 */
import { html } from "../html.js";
import { PassOn } from "./curtain.js";
import { HintCard } from "./hint.js";
import { NextMove } from "./pace.js";
import { Requests } from "./requests.js";
import { SinceLastTurn } from "./since.js";
import { NoticeLine } from "./why.js";

/** @param {{session: import("./session.js").TableSession}} props */
export function Dock({ session }) {
  const { front } = session;
  if (!front) return null;
  const banner = front.banner?.(session) ?? null;
  return html`<div class="low-dock"><${SinceLastTurn} session=${session} /></div>
    <div class="dock">
    ${banner && html`<p class="last-round" role="status">${banner}</p>`}
    <${PassOn} session=${session} />
    <${Requests} session=${session} />
    <${NextMove} session=${session} />
    <${NoticeLine} session=${session} front=${front} />
    <${HintCard} session=${session} front=${front} />
  </div>`;
}
