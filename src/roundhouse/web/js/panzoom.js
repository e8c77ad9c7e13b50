/**
 * A board that can be moved and zoomed by wheel, drag, two fingers and keyboard; `fit` shows all of it.
 * Zooming changes the viewBox, so the drawing stays crisp. While it is dragged the drawing is a layer that was painted
 * once and slides; where it is let go, the viewBox takes over.
 */
import { html } from "./html.js";
import { t } from "./i18n.js";
import { useEffect, useRef } from "preact/hooks";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CLOSEST = 6; // times nearer than all of it

/**
 * @param {{box: Box, label: string, class?: string, children: any, onReady?: (fit: () => void) => void}} props
 */
export function PanZoom({ box, label, class: name = "", children, onReady }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const shown = useRef(/** @type {Box} */ ({ ...box }));
  const slid = useRef({ x: 0, y: 0 }); // pixels by which a drag has moved what the viewBox shows
  const touched = useRef(false);
  const whole = useRef(box); // a board may grow: `fit` was handed out before
  whole.current = box;
  const unit = useRef("");

  const draw = () => {
    const { x, y, width, height } = shown.current;
    svg.current?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    slid.current = { x: 0, y: 0 };
    svg.current?.classList.remove("sliding");
    svg.current?.style.removeProperty("transform");
    mark();
    measure();
  };
  const mark = () => svg.current?.parentElement?.classList.toggle("moved", touched.current);
  /** `--unit` is how long a pixel is on the drawing: names stay readable on a small screen. */
  const measure = () => {
    const matrix = svg.current?.getScreenCTM();
    const long = matrix?.a ? (1 / matrix.a).toFixed(2) : "1";
    if (long !== unit.current) svg.current?.style.setProperty("--unit", long);
    unit.current = long;
  };
  const fit = () => {
    touched.current = false;
    shown.current = { ...whole.current };
    draw();
  };

  useEffect(() => {
    if (!touched.current) fit();
  }, [box.x, box.y, box.width, box.height]);
  useEffect(() => onReady?.(fit), []);
  useEffect(() => {
    if (!svg.current) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let moved = 0;

    const scale = () => {
      const matrix = element.getScreenCTM();
      return matrix ? 1 / matrix.a : 1;
    };
    /** @param {number} factor @param {number} clientX @param {number} clientY */
    const zoom = (factor, clientX, clientY) => {
      settle();
      const matrix = element.getScreenCTM();
      if (!matrix) return;
      const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      const now = shown.current;
      const width = Math.min(whole.current.width * 1.5, Math.max(whole.current.width / CLOSEST, now.width * factor));
      const ratio = width / now.width;
      shown.current = {
        x: at.x - (at.x - now.x) * ratio,
        y: at.y - (at.y - now.y) * ratio,
        width,
        height: now.height * ratio,
      };
      touched.current = true;
      draw();
    };
    /** @param {number} dx @param {number} dy */
    const pan = (dx, dy) => {
      const unit = scale();
      shown.current = { ...shown.current, x: shown.current.x - dx * unit, y: shown.current.y - dy * unit };
      touched.current = true;
      slid.current = { x: slid.current.x + dx, y: slid.current.y + dy };
      mark();
      element.classList.add("sliding");
      element.style.setProperty("transform", `translate(${slid.current.x}px, ${slid.current.y}px)`);
    };
    const settle = () => {
      if (element.classList.contains("sliding")) draw();
    };

    /** @param {WheelEvent} event */
    const onWheel = (event) => {
      event.preventDefault();
      zoom(Math.exp(event.deltaY * 0.0015), event.clientX, event.clientY);
    };
    /** @param {PointerEvent} event */
    const onDown = (event) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved = 0;
    };
    /** @param {PointerEvent} event */
    const onMove = (event) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      if (event.buttons === 0) return void onUp(event); // let go where nobody heard of it
      const dx = Math.round(event.clientX - last.x); // whole pixels: a layer between them is blurred
      const dy = Math.round(event.clientY - last.y);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const before = Math.hypot(a.x - b.x, a.y - b.y);
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const [c, d] = [...fingers.values()];
        const after = Math.hypot(c.x - d.x, c.y - d.y);
        zoom(before / (after || 1), (c.x + d.x) / 2, (c.y + d.y) / 2);
        moved = 10;
        return;
      }
      moved = Math.max(moved, Math.abs(dx) + Math.abs(dy));
      if (moved < 5) return;
      element.setPointerCapture(event.pointerId);
      pan(dx, dy);
      fingers.set(event.pointerId, { x: last.x + dx, y: last.y + dy });
    };
    /** @param {PointerEvent} event */
    const onUp = (event) => {
      fingers.delete(event.pointerId);
      settle();
    };
    /** @param {MouseEvent} event */
    const onClick = (event) => {
      if (moved >= 5) event.stopPropagation(); // the end of a drag chooses nothing
      moved = 0;
    };
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      settle();
      const middle = element.getBoundingClientRect();
      const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
      if (event.key === "+" || event.key === "=") zoom(0.8, x, y);
      else if (event.key === "-") zoom(1.25, x, y);
      else if (event.key === "0") fit();
      else return;
      event.preventDefault();
    };

    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onUp);
    element.addEventListener("click", onClick, true);
    element.addEventListener("keydown", onKey);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onUp);
      element.removeEventListener("click", onClick, true);
      element.removeEventListener("keydown", onKey);
    };
  }, []);

  return html`<div class="board-window">
    <svg ref=${svg} class=${`board ${name}`} role="group" aria-label=${label} tabindex="0">${children}</svg>
  </div>`;
}

/** Shows the whole board again; seen only after the board was moved. @param {{fit: () => void}} props */
export function FitButton({ fit }) {
  return html`<button type="button" class="icon fit" aria-label=${t("table-fit")} title=${t("table-fit")} onClick=${fit}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" fill="none" stroke="currentColor" stroke-width="2" />
    </svg>
  </button>`;
}
