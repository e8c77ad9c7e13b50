/**
 * A board that can be moved and zoomed by wheel, drag, two fingers, two taps and keyboard; `fit` shows all of it. It keeps its
 * scale and place until the reader moves it, or the window becomes another: a board that grows does so beyond its edge.
 * Zooming changes the viewBox, so the drawing stays crisp. While it is dragged the drawing is a layer that was painted
 * once and slides; where it is let go, the viewBox takes over.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { listenToPointers } from "./pointing.js";
import { fitted, holds, resized, zoomed } from "./viewport.js";

/** @typedef {import("./viewport.js").Box} Box @typedef {import("./viewport.js").Size} Size @typedef {import("./viewport.js").Point} Point */

const REACH = 24; // pixels around a finger in which something is meant
const NEAR = 1.5; // times nearer than all of it: there is room for every name
const STEP = 0.5; // how far two taps zoom

/**
 * @typedef {object} PanZoomProps
 * @property {Box} box  all of the board
 * @property {string} label
 * @property {any} kind  of the drawing: another one is fitted to the window anew
 * @property {string} [class]
 * @property {any} children
 * @property {(fit: () => void) => void} [onReady]
 * @property {(shown: Box, size: Size) => void} [onShown]  what is seen now, and the window's size in pixels
 * @property {(point: Point, reach: number) => boolean} [onTap]  of a finger, in units of the drawing; whether more taps there mean something
 */

/** @param {PanZoomProps} props */
export function PanZoom({ box, label, kind, class: name = "", children, onReady, onShown, onTap }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const shown = useRef(/** @type {Box} */ ({ ...box }));
  const slid = useRef({ x: 0, y: 0 }); // pixels by which a drag has moved what the viewBox shows
  const touched = useRef(false);
  const size = useRef({ width: 0, height: 0 }); // of the window, for which `shown` was made
  const latest = useRef({ box, onShown, onTap }); // a board may grow: `fit` was handed out before
  latest.current = { box, onShown, onTap };

  const draw = () => {
    const { x, y, width, height } = shown.current;
    const element = svg.current;
    if (!element) return;
    element.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    slid.current = { x: 0, y: 0 };
    element.classList.remove("sliding");
    element.classList.toggle("near", width * NEAR < fitted(latest.current.box, size.current).width);
    element.style.removeProperty("transform");
    element.style.setProperty("--unit", (width / (size.current.width || width)).toFixed(2)); // how long a pixel is on the drawing
    mark();
    latest.current.onShown?.(shown.current, size.current);
  };
  const mark = () => {
    const isAll = holds(shown.current, latest.current.box);
    svg.current?.parentElement?.classList.toggle("moved", touched.current || !isAll);
    svg.current?.parentElement?.classList.toggle("beyond", !touched.current && !isAll);
  };
  const measured = () => ({ width: svg.current?.clientWidth ?? 0, height: svg.current?.clientHeight ?? 0 });
  const fit = () => {
    touched.current = false;
    size.current = measured();
    shown.current = fitted(latest.current.box, size.current);
    draw();
  };
  /** The window has become another: all of the board, or what was in the middle of it. */
  const resize = () => {
    const now = measured();
    if (!now.width || !now.height || (now.width === size.current.width && now.height === size.current.height)) return;
    if (!touched.current || !size.current.width) return void fit();
    shown.current = resized(shown.current, size.current, now);
    size.current = now;
    draw();
  };

  useLayoutEffect(mark, [box.x, box.y, box.width, box.height]);
  useLayoutEffect(() => onReady?.(fit), []);
  useLayoutEffect(() => {
    if (!touched.current) fit(); // before it is painted: nobody sees it jump
  }, [kind]);
  useLayoutEffect(() => {
    if (!svg.current) return undefined;
    const watch = new ResizeObserver(resize);
    watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    /** @param {number} x @param {number} y of the window */
    const pointAt = (x, y) => new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse());
    const unit = () => shown.current.width / (size.current.width || 1);
    const settle = () => {
      if (element.classList.contains("sliding")) draw();
    };
    /** @param {number} factor @param {number} x @param {number} y */
    const zoom = (factor, x, y) => {
      settle();
      shown.current = zoomed(shown.current, factor, pointAt(x, y), latest.current.box);
      touched.current = true;
      draw();
    };
    /** @param {number} dx @param {number} dy */
    const pan = (dx, dy) => {
      shown.current = { ...shown.current, x: shown.current.x - dx * unit(), y: shown.current.y - dy * unit() };
      touched.current = true;
      slid.current = { x: slid.current.x + dx, y: slid.current.y + dy };
      mark();
      element.classList.add("sliding");
      element.style.setProperty("transform", `translate(${slid.current.x}px, ${slid.current.y}px)`);
    };
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (event.key === "+" || event.key === "=") zoom(0.8, x + width / 2, y + height / 2);
      else if (event.key === "-") zoom(1.25, x + width / 2, y + height / 2);
      else if (event.key === "0") fit();
      else return;
      event.preventDefault();
    };
    const stop = listenToPointers(element, {
      pan,
      zoom,
      settle,
      tap: (x, y) => latest.current.onTap?.(pointAt(x, y), REACH * unit()) ?? false,
      tapTwice: (x, y) => (touched.current ? fit() : zoom(STEP, x, y)),
    });
    element.addEventListener("keydown", onKey);
    return () => {
      stop();
      element.removeEventListener("keydown", onKey);
    };
  }, []);

  return html`<div class="board-window">
    <svg ref=${svg} class=${`board ${name}`} role="group" aria-label=${label} tabindex="0">${children}</svg>
  </div>`;
}

/** Shows the whole board again; seen only after the board was moved, or has grown beyond its window. @param {{fit: () => void}} props */
export function FitButton({ fit }) {
  return html`<button type="button" class="icon fit" aria-label=${t("table-fit")} title=${t("table-fit")} onClick=${fit}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  </button>`;
}
