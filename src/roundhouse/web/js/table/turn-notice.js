/** It is your turn: said by the title, the sign in the tab, and if wanted a sound and the browser's own notice. */
import { signal } from "@preact/signals";
import { t } from "../i18n.js";
import { keep, kept } from "../memory.js";

export const sound = signal(kept("sound") === "on");
export const notices = signal(kept("notices") === "on" && "Notification" in globalThis && Notification.permission === "granted");

export function switchSound() {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : "off");
  if (sound.value) ring();
}

/** @returns {Promise<void>} */
export async function switchNotices() {
  if (!notices.value && "Notification" in globalThis) {
    notices.value = (await Notification.requestPermission()) === "granted";
  } else {
    notices.value = false;
  }
  keep("notices", notices.value ? "on" : "off");
}

const ICON = "/favicon.svg";
const ICON_WITH_LAMP =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#23693f"/><path d="M13 8l9 8-9 8z" fill="#fff"/></svg>',
  );

/** @param {string} address */
function showIcon(address) {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", address);
}

/** Two soft notes like a signal bell. */
function ring() {
  const Audio = globalThis.AudioContext;
  if (!Audio) return;
  const context = new Audio();
  [660, 880].forEach((pitch, index) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.14, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
  setTimeout(() => context.close(), 1200);
}

/** Tell whose turn it is as long as the table is open. @param {import("./session.js").TableSession} session */
export function noticeTurns(session) {
  let wasMine = false;
  let isFirst = true;
  session.watch(() => {
    const isMine = session.live?.isAsked.value ?? false;
    const game = session.game.value ? t(`game-${session.game.value}`) : "";
    document.title = t(isMine ? "table-title-turn" : "table-title", { game });
    showIcon(isMine ? ICON_WITH_LAMP : ICON);
    if (isMine && !wasMine && !isFirst) tell(game);
    wasMine = isMine;
    if (session.game.value) isFirst = false;
  });
  session.atEnd(() => {
    document.title = t("page-name");
    showIcon(ICON);
  });
}

/** @param {string} game */
function tell(game) {
  if (sound.peek()) ring();
  if (notices.peek() && document.hidden) new Notification(t("table-title-turn", { game }), { icon: ICON, tag: "turn" });
}
