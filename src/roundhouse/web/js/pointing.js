/**
 * What pointers do to a board: drag it, zoom it by wheel or two fingers, tap it. A drag chooses nothing where it ends; a tap of
 * a finger is told with its place, for a finger is too thick to hit a thin thing; two quick taps zoom.
 */

/**
 * @typedef {object} Calls
 * @property {(dx: number, dy: number) => void} pan  by whole pixels: a layer between them is blurred
 * @property {(factor: number, x: number, y: number) => void} zoom  around a place of the window
 * @property {() => void} settle  the drag is over
 * @property {(x: number, y: number) => boolean} tap  of a finger; whether more taps there mean something
 * @property {(x: number, y: number) => void} tapTwice
 */

const DRAG = 5; // pixels that a hand may tremble
const QUICK = 320; // milliseconds between two taps
const CLOSE = 30; // pixels between them
const WHEEL = 0.0015; // how much a pixel of the wheel zooms

/** @param {SVGSVGElement} element @param {Calls} calls @returns {() => void} stop listening */
export function listenToPointers(element, calls) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let moved = 0;
  let isFinger = false;
  let lastTap = { at: -Infinity, x: 0, y: 0 };

  /** @param {WheelEvent} event */
  const onWheel = (event) => {
    event.preventDefault();
    calls.zoom(Math.exp(event.deltaY * WHEEL), event.clientX, event.clientY);
  };
  /** @param {PointerEvent} event */
  const onDown = (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isFinger = event.pointerType === "touch";
    moved = 0;
  };
  /** @param {PointerEvent} event */
  const onMove = (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    if (event.buttons === 0) return void onUp(event); // let go where nobody heard of it
    if (fingers.size === 2) return void pinch(event);
    const dx = Math.round(event.clientX - last.x);
    const dy = Math.round(event.clientY - last.y);
    moved = Math.max(moved, Math.abs(dx) + Math.abs(dy));
    if (moved < DRAG) return;
    element.setPointerCapture(event.pointerId);
    calls.pan(dx, dy);
    fingers.set(event.pointerId, { x: last.x + dx, y: last.y + dy });
  };
  /** @param {PointerEvent} event */
  const pinch = (event) => {
    const [a, b] = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [c, d] = [...fingers.values()];
    const after = Math.hypot(c.x - d.x, c.y - d.y);
    calls.zoom(Math.hypot(a.x - b.x, a.y - b.y) / (after || 1), (c.x + d.x) / 2, (c.y + d.y) / 2);
    moved = 2 * DRAG;
  };
  /** @param {PointerEvent} event */
  const onUp = (event) => {
    fingers.delete(event.pointerId);
    calls.settle();
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const isDrag = moved >= DRAG;
    moved = 0;
    const isButton = /** @type {Element} */ (event.target).closest("[data-here]") !== null; // large enough for any finger
    if (isButton && !isDrag) return;
    if (isDrag || isFinger) event.stopPropagation(); // the end of a drag chooses nothing
    if (isDrag || !isFinger) return;
    const { clientX: x, clientY: y } = event;
    const isSecond = event.timeStamp - lastTap.at < QUICK && Math.hypot(x - lastTap.x, y - lastTap.y) < CLOSE;
    const isUsed = isSecond ? void calls.tapTwice(x, y) : calls.tap(x, y);
    lastTap = { at: isSecond || isUsed ? -Infinity : event.timeStamp, x, y };
  };

  element.addEventListener("wheel", onWheel, { passive: false });
  element.addEventListener("pointerdown", onDown);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onUp);
  element.addEventListener("pointercancel", onUp);
  element.addEventListener("click", onClick, true);
  return () => {
    element.removeEventListener("wheel", onWheel);
    element.removeEventListener("pointerdown", onDown);
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onUp);
    element.removeEventListener("pointercancel", onUp);
    element.removeEventListener("click", onClick, true);
  };
}
