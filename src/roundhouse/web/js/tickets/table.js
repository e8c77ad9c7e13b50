/** The table of Ticket to Ride: the map with everything around it, and what the reader may do with it. */
import { useMemo, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { FitButton, PanZoom } from "../panzoom.js";
import { isPhone, mode } from "../screen-size.js";
import { useChanged } from "../table/changed.js";
import { TableLayout } from "../table/layout.js";
import { plainName } from "../table/people.js";
import { explainWhyNot } from "../table/why.js";
import { questionOf } from "./questions.js";
import { boardOf, outlineOf } from "./board.js";
import { Choices } from "./choices.js";
import { boxOf, layoutOf, routesNear, TYPE, typeFor } from "./geometry.js";
import { Hand } from "./hand.js";
import { GhostCars, TicketsMap } from "./map.js";
import { OwnTickets } from "./own-tickets.js";
import { People, Players } from "./players.js";
import { FinalScoring, toldOnMap } from "./scoring.js";
import { Supply } from "./supply.js";
import { parts } from "./notation.js";
import { nearestClaim, wantedCards } from "./payment.js";
import { Ahead, aheadOf, knownOf, waysOf } from "./ways.js";
import { routeName } from "./words.js";

/**
 * @typedef {import("../table/session.js").TableSession<import("./types.js").TicketsView>} TableSession
 * @typedef {import("./board.js").TicketsBoard} TicketsBoard
 */

const LEAST_NAME = { portrait: 11, landscape: 11, tablet: 13, desk: 13, wide: 13 }; // pixels

/** @param {{session: TableSession}} props */
export function TicketsTable({ session }) {
  const view = session.view.value;
  const board = boardOf(view);
  if (!view || !board) return html`<main class="narrow" aria-busy="true"></main>`;
  const isTold = view.stage === "over" && !session.past.value;
  const isSmall = isPhone.value;
  const supply = html`<${Supply} session=${session} />`;
  const foot = isTold
    ? [{ id: "score", title: t("tickets-final"), class: "wide", hideTitle: true, content: html`<${FinalScoring} session=${session} board=${board} />` }]
    : view.seat !== null
      ? [{ id: "hand", title: t("tickets-hand"), class: "own-panel", hideTitle: true, content: html`<${Own} session=${session} board=${board} />` }]
      : [];
  const side = [
    { id: "players", title: t("tickets-players"), content: html`<${Players} session=${session} />`, class: "players-panel", hideTitle: true },
    ...(isTold || isSmall ? [] : [{ id: "supply", title: t("tickets-face-up"), content: supply, class: "supply-panel" }]),
  ];
  return html`<${TableLayout}
    session=${session}
    class="tickets-table"
    board=${html`<${MapRoom} session=${session} board=${board} />`}
    strip=${isSmall ? supply : null}
    foot=${foot}
    side=${side}
    people=${html`<${People} session=${session} />`}
    question=${questionOf(session, board)}
  />`;
}

/** Your own cards and tickets: one panel, so that both stay in sight whatever is asked. @param {{session: TableSession, board: TicketsBoard}} props */
function Own({ session, board }) {
  const { own } = session.view.value;
  if (!own) return html`<p class="muted">${t("tickets-hand-hidden")}</p>`;
  return html`<div class="own">
    <section>
      <${Hand} session=${session} board=${board} hand=${own.hand} />
      <p class="hand-about muted">${t("tickets-hand-about")}</p>
    </section>
    <section class="own-tickets" aria-label=${t("tickets-own")}><${OwnTickets} session=${session} board=${board} tickets=${own.tickets} /></section>
  </div>`;
}

/** @param {{session: TableSession, board: TicketsBoard}} props */
function MapRoom({ session, board }) {
  const view = session.view.value;
  const choices = session.part(Choices);
  const fit = useRef(/** @type {(() => void) | null} */ (null));
  const fresh = useChanged(session, claimedOn);
  const owners = Object.fromEntries(
    Object.entries(view.routes).map(([id, seat]) => [id, view.seats[/** @type {number} */ (seat)].colour]),
  );
  const told = view.stage === "over" && !session.past.value ? toldOnMap(session) : null;
  const pointed = choices.pointed.value && parts(choices.pointed.value);
  const calls = useMemo(() => callsOf(session, board), [session, board]);
  const [type, setType] = useState(TYPE);
  const shownTicket = told ? told.ticket : choices.lit.value;
  return html`<${PanZoom}
      box=${boxOf(board, type)}
      label=${t("tickets-map")}
      kind=${type}
      onShown=${(/** @type {any} */ _, /** @type {import("../viewport.js").Size} */ size) => setType(typeFor(board, size, LEAST_NAME[mode.value]))}
      onTap=${(/** @type {import("../viewport.js").Point} */ point, /** @type {number} */ reach) => tapped(session, board, point, reach)}
      onReady=${(/** @type {() => void} */ go) => (fit.current = go)}
    >
      <${TicketsMap}
        board=${board}
        outline=${outlineOf(view)}
        owners=${owners}
        closed=${new Set(view.closed)}
        open=${choices.payments.value}
        payable=${choices.payable.value}
        wanted=${wantedRoutes(session, board)}
        chosen=${choices.route.value}
        pointed=${pointed && pointed.kind === "claim" ? pointed.what : null}
        ghost=${view.seat === null ? null : view.seats[view.seat].colour}
        goals=${goalsOf(view, board)}
        lit=${shownTicket}
        lines=${choices.isKeeping.value ? (view.own?.choose_from ?? []).map((held) => held.ticket) : []}
        kept=${new Set(choices.kept.value)}
        drawn=${told?.path ?? NOTHING}
        fresh=${fresh}
        type=${type}
        ...${calls}
      >
        <${HoveredRoute} session=${session} board=${board} />
      <//>
    <//>
    <div class="board-tools">
      <${FitButton} fit=${() => fit.current?.()} />
    </div>
    <${RouteTip} session=${session} board=${board} />`;
}

/** What the map calls: the same functions for every drawing of it. @param {TableSession} session @param {TicketsBoard} board */
function callsOf(session, board) {
  return {
    say: (/** @type {string} */ id, /** @type {string} */ state) => sayRoute(session, board, id, state),
    onRoute: (/** @type {string} */ id) => pickRoute(session, board, id),
    onHover: (/** @type {string | null} */ id) => {
      session.part(Choices).hovered.value = id;
    },
  };
}

/** Your cars on the route under the pointer, if you may claim it: a layer of its own, so that the map stays as it is. @param {{session: TableSession, board: TicketsBoard}} props */
function HoveredRoute({ session, board }) {
  const { hovered, payments, route } = session.part(Choices);
  const view = session.view.value;
  const track = route.value === null && hovered.value && payments.value.has(hovered.value) ? layoutOf(board).tracks.get(hovered.value) : null;
  return track && view.seat !== null ? html`<${GhostCars} track=${track} colour=${view.seats[view.seat].colour} />` : null;
}

/** @param {import("./types.js").TicketsView} view */
function claimedOn(view) {
  return Object.keys(view.routes);
}

const NOTHING = /** @type {Set<string>} */ (new Set());

/** What lies under the pointer, at the edge of the map. @param {{session: TableSession, board: TicketsBoard}} props */
function RouteTip({ session, board }) {
  const id = session.part(Choices).hovered.value;
  if (!id) return null;
  const view = session.view.value;
  const state = id in view.routes ? "claimed" : view.closed.includes(id) ? "closed" : "open";
  return html`<div class="tip" aria-hidden="true">
    ${sayRoute(session, board, id, state)}
    ${state === "open" && html`<${Ahead} session=${session} board=${board} route=${id} />`}
  </div>`;
}

/** @param {TableSession} session @param {TicketsBoard} board @returns {Set<string>} open routes on a shortest way between cities of your own tickets */
function wantedRoutes(session, board) {
  const cars = new Map((session.view.value.own?.tickets ?? []).map((held) => [held.ticket, held.cars]));
  const ways = waysOf(session);
  const isWanted = (/** @type {{id: string, length: number}} */ { id, length }) =>
    Object.entries(ways[id] ?? {}).some(([ticket, after]) => cars.get(ticket) === after + length);
  return new Set(board.routes.filter(isWanted).map(({ id }) => id));
}

/** @param {import("./types.js").TicketsView} view @param {TicketsBoard} board @returns {Set<string>} the cities of own tickets that are still to be joined */
function goalsOf(view, board) {
  const open = new Set((view.own?.tickets ?? []).filter((held) => held.state === "possible").map((held) => held.ticket));
  return new Set(board.tickets.filter((ticket) => open.has(ticket.id)).flatMap((ticket) => [ticket.a, ticket.b]));
}

/** @param {TableSession} session @param {TicketsBoard} board @param {string} id @param {string} state */
function sayRoute(session, board, id, state) {
  const route = board.routes.find((each) => each.id === id);
  if (!route) return id;
  const words = { route: routeName(board, id), length: route.length, colour: t(`colour-${route.colour}`) };
  if (state === "claimed") return t("tickets-route-claimed", { ...words, who: plainName(session, session.view.value.routes[id]) });
  if (state !== "claimable") return t(state === "closed" ? "tickets-route-closed" : "tickets-route-open", words);
  return [t("tickets-route-claimable", words), ...aheadOf(session, board, id).map(({ text }) => text)].join("; ");
}

/**
 * A finger on the map means the nearest route, and rather one that can be claimed: whoever takes one wants no zoom.
 * @param {TableSession} session @param {TicketsBoard} board @param {import("../viewport.js").Point} point @param {number} reach
 */
function tapped(session, board, point, reach) {
  const near = routesNear(board, point, reach);
  const { payments, hovered } = session.part(Choices);
  const open = near.find(({ id }) => payments.value.has(id));
  const meant = open && open.far <= near[0].far + reach / 4 ? open : near[0];
  hovered.value = meant?.id ?? null;
  if (meant) pickRoute(session, board, meant.id);
  return meant !== undefined && meant === open;
}

/** @param {TableSession} session @param {TicketsBoard} board @param {string} id */
function pickRoute(session, board, id) {
  const choices = session.part(Choices);
  session.clearNotice();
  if (choices.payments.value.has(id)) {
    choices.choose(id, wantedCards(board.routes, knownOf(session).plan, id));
    return;
  }
  const route = board.routes.find((each) => each.id === id);
  if (!route || session.view.value.stage === "over") return;
  explainWhyNot(session, nearestClaim(route, choices.hand()));
}
