/** The editor of boards: cities are put down and dragged, routes and tickets are drawn from city to city. */
import { signal } from "@preact/signals";
import { useMemo, useRef, useState } from "preact/hooks";
import { html } from "../../html.js";
import { percent, t } from "../../i18n.js";
import { FitButton, PanZoom } from "../../panzoom.js";
import { layoutOf, routesNear } from "../geometry.js";
import { TicketsMap } from "../map.js";
import { routeName } from "../words.js";
import * as changes from "./changes.js";
import { boardIds, drawnBoard } from "./checks.js";
import { CityPanel, RoutePanel, SheetPanel } from "./panels.js";

/** @typedef {import("./changes.js").BoardData} BoardData @typedef {import("../../viewport.js").Point} Point */

const TOOLS = ["move", "city", "route", "ticket", "remove"];
const NONE = new Set();
const REACH = 30; // of the drawing, around a city
const STEP = 0.01; // of the board, by an arrow key
const TREMBLE = 5; // pixels

/** @param {{draft: import("../../workshop/draft.js").WorkDraft, pointed: import("@preact/signals").Signal<string[]>, measure: any, heat: any}} props */
export function BoardEditor({ draft, pointed, measure, heat }) {
  const [tool, setTool] = useState(draft.value.peek().cities.length ? "move" : "city");
  const [from, setFrom] = useState(/** @type {string | null} */ (null)); // where a route or a ticket begins
  const [chosen, setChosen] = useState(/** @type {{city?: string, route?: number}} */ ({}));
  const [picture, setPicture] = useState(/** @type {string | null} */ (null));
  const dragged = useMemo(() => signal(/** @type {BoardData | null} */ (null)), []);
  const fit = useRef(() => {});
  const saved = /** @type {BoardData} */ (draft.value.value);
  const value = dragged.value ?? saved;
  const board = drawnBoard(value);
  if (!board) return null;
  const layout = layoutOf(board);
  const { width, height } = layout;
  const box = { x: -20, y: -20, width: width + 40, height: height + 40 };

  /** @param {string} next */
  const take = (next) => {
    setTool(next);
    setFrom(null);
    setChosen({});
  };
  /** @param {string} id */
  const onCity = (id) => {
    pointed.value = [];
    if (tool === "remove") return void draft.change(changes.withoutCity(saved, id));
    if (tool === "route" || tool === "ticket") {
      if (from === null || from === id) return void setFrom(from === id ? null : id);
      draft.change(tool === "route" ? changes.withRoute(saved, from, id) : changes.withTicket(saved, from, id));
      return void setFrom(tool === "route" ? id : null);
    }
    setChosen({ city: id });
  };
  /** @param {string} id */
  const onRoute = (id) => {
    const index = boardIds(saved).find((one) => one.id === id)?.index;
    if (index === undefined) return;
    pointed.value = [];
    if (tool === "remove") draft.change(changes.withoutRoute(saved, index));
    else setChosen({ route: index });
  };
  /** @param {Point} point */
  const onPaper = (point) => {
    pointed.value = [];
    if (tool !== "city") return void setChosen({});
    const next = changes.withCity(saved, point.x / width, point.y / height, t("tickets-workshop-city"));
    draft.change(next);
    setChosen({ city: next.cities.at(-1)?.id });
  };
  /** @param {Point} point @param {number} reach */
  const onTap = (point, reach) => {
    const near = [...layout.cities].map(([id, at]) => ({ id, far: Math.hypot(at.x - point.x, at.y - point.y) })).sort((a, b) => a.far - b.far)[0];
    const route = routesNear(board, point, Math.min(reach, REACH))[0];
    if (near && near.far < Math.max(REACH, Math.min(reach, 2 * REACH))) onCity(near.id);
    else if (route && tool !== "city") onRoute(route.id);
    else onPaper(point);
    return true;
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => onPaper(pointOf(event));
  const marked = new Set(pointed.value);
  const near = new Set(Object.keys(measure?.touching ?? {}));
  return html`<div class="board-editor">
    <div class="segments workshop-modes" role="radiogroup" aria-label=${t("tickets-workshop-tools")}>
      ${TOOLS.map((name) => html`<label key=${name}>
        <input type="radio" name="tool" value=${name} checked=${tool === name} onChange=${() => take(name)} />
        <span>${t(`tickets-workshop-${name}`)}</span>
      </label>`)}
    </div>
    <p class="workshop-hint" role="status">${t(from ? "tickets-workshop-second" : `tickets-workshop-hint-${tool}`, { city: value.cities.find(({ id }) => id === from)?.name ?? "" })}</p>
    <div class="editor-window">
      <${PanZoom} box=${box} kind=${`${width} ${height}`} label=${t("tickets-workshop-board")} class="editor" onTap=${onTap} onReady=${(/** @type {() => void} */ go) => (fit.current = go)}>
        <rect class="paper" x="0" y="0" width=${width} height=${height} onClick=${onClick} />
        ${picture && html`<image class="tracing" href=${picture} x="0" y="0" width=${width} height=${height} preserveAspectRatio="xMidYMid meet" pointer-events="none" />`}
        <${TicketsMap}
          board=${board} outline=${null} owners=${{}} closed=${NONE} open=${NONE} payable=${NONE} wanted=${NONE}
          chosen=${null} pointed=${null} ghost=${null} goals=${NONE} lit=${null} lines=${[]} kept=${NONE} drawn=${NONE} fresh=${NONE}
          say=${(/** @type {string} */ id) => routeName(board, id)} onRoute=${onRoute} onHover=${() => {}}
        >
          ${heat && html`<${RouteHeat} layout=${layout} routes=${heat.routes} />`}
          ${[...layout.tracks.values()].filter(({ route }) => marked.has(route.id) || near.has(route.id)).map(({ route, path }) => html`<path key=${route.id} class=${marked.has(route.id) ? "marked" : "touching"} d=${path} />`)}
        <//>
        ${value.cities.map((city) => html`<${Handle}
          key=${city.id}
          city=${city}
          at=${layout.cities.get(city.id) ?? { x: 0, y: 0 }}
          look=${`${marked.has(city.id) ? "marked" : ""} ${from === city.id || chosen.city === city.id ? "chosen" : ""}`}
          canDrag=${tool === "move" || tool === "city"}
          onPress=${() => onCity(city.id)}
          onDrag=${(/** @type {Point} */ point) => (dragged.value = changes.moved(saved, city.id, point.x / width, point.y / height))}
          onDrop=${() => {
            if (dragged.value) draft.change(dragged.value);
            dragged.value = null;
          }}
          onKey=${(/** @type {KeyboardEvent} */ event) => {
            const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
            if (way) draft.change(changes.moved(saved, city.id, city.x + way[0] * STEP, city.y + way[1] * STEP));
            else if (event.key === "Delete") draft.change(changes.withoutCity(saved, city.id));
            else if (event.key === "Enter" || event.key === " ") onCity(city.id);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />`)}
      <//>
      <div class="board-tools"><${FitButton} fit=${() => fit.current()} /></div>
    </div>
    ${chosen.city && html`<${CityPanel} key=${chosen.city} board=${saved} id=${chosen.city} onChange=${draft.change.bind(draft)} onRenamed=${(/** @type {string} */ id) => setChosen({ city: id })} />`}
    ${chosen.route !== undefined && saved.routes[chosen.route] && html`<${RoutePanel} key=${chosen.route} board=${saved} index=${chosen.route} onChange=${draft.change.bind(draft)} onGone=${() => setChosen({})} />`}
    <${SheetPanel} board=${saved} onChange=${draft.change.bind(draft)} hasPicture=${picture !== null} onPicture=${setPicture} heat=${heat} />
  </div>`;
}

/** Where on the drawing an event was. @param {MouseEvent} event @returns {Point} */
function pointOf(event) {
  const svg = /** @type {SVGGraphicsElement} */ (event.currentTarget).ownerSVGElement;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg?.getScreenCTM()?.inverse());
  return { x, y };
}

/**
 * What a hand takes a city by.
 * @param {{city: {id: string, name: string}, at: Point, look: string, canDrag: boolean, onPress: () => void, onDrag: (point: Point) => void, onDrop: () => void, onKey: (event: KeyboardEvent) => void}} props
 */
function Handle({ city, at, look, canDrag, onPress, onDrag, onDrop, onKey }) {
  const begin = useRef(/** @type {{x: number, y: number, isDrag: boolean} | null} */ (null));
  return html`<circle
    class=${`handle ${look}`}
    cx=${at.x}
    cy=${at.y}
    r="24"
    role="button"
    tabindex="0"
    aria-label=${city.name}
    data-city=${city.id}
    data-here
    onPointerDown=${(/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      event.stopPropagation(); // the board stays where it is
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      begin.current = { x: event.clientX, y: event.clientY, isDrag: false };
    }}
    onPointerMove=${(/** @type {PointerEvent} */ event) => {
      const start = begin.current;
      if (!start || !canDrag) return;
      start.isDrag ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE;
      if (start.isDrag) onDrag(pointOf(event));
    }}
    onPointerUp=${() => {
      const start = begin.current;
      begin.current = null;
      if (start?.isDrag) onDrop();
      else if (start) onPress();
    }}
    onPointerCancel=${() => {
      begin.current = null;
      onDrop();
    }}
    onClick=${(/** @type {MouseEvent} */ event) => event.stopPropagation()}
    onKeyDown=${onKey}
  />`;
}

/** How often each route is taken: the colder, the thinner. @param {{layout: import("../geometry.js").Layout, routes: {id: string, taken: number}[]}} props */
function RouteHeat({ layout, routes }) {
  return html`<g class="heat" pointer-events="none">
    ${routes.map(({ id, taken }) => {
      const track = layout.tracks.get(id);
      return track && html`<g key=${id}>
        <path d=${track.path} style=${`--heat: ${taken}`} stroke-width=${4 + 16 * taken} />
        <text x=${track.middle.x} y=${track.middle.y + 5}>${percent(taken)}</text>
      </g>`;
    })}
  </g>`;
}
