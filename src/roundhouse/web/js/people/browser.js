/** This browser as a place where its reader is told: the part of Web Push that is ours to ask for. */
import { language, t } from "../i18n.js";
import { keep, kept } from "../memory.js";
import { request } from "../transport.js";

const HERE = "nudges.here"; // the id that the server gave this browser

/** Whether this browser can be told anything while the page is closed. */
export function canBeTold() {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Whether its reader has said no for good: only they can change that, in the settings of the browser. */
export function isForbidden() {
  return Notification.permission === "denied";
}

/** @returns {string | null} which address of the reader this browser is */
export function thisBrowser() {
  return kept(HERE) || null;
}

/**
 * Ask for permission and tell the server; false if the reader said no.
 * @param {string} key by which the browser knows the server
 */
export async function tellHere(key) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  const isOurs = before && encoded(before.options.applicationServerKey) === key;
  if (before && !isOurs) await before.unsubscribe(); // the server has another key now
  const subscription =
    before && isOurs ? before : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint } = subscription;
  const { id } = await request("POST", "/api/me/nudges/push", {
    endpoint,
    p256dh: encoded(subscription.getKey("p256dh")),
    auth: encoded(subscription.getKey("auth")),
    label: deviceName(),
    language: language.value,
  });
  keep(HERE, id);
  return true;
}

/** Be told nothing more here, as before a log-out. */
export async function tellNothingHere() {
  const id = thisBrowser();
  if (id === null) return;
  keep(HERE, "");
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  await request("DELETE", `/api/me/nudges/${id}`).catch(() => {}); // it may be forgotten already
}

/** @param {ArrayBuffer | null} bytes */
function encoded(bytes) {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** By which its reader knows this device among others. */
function deviceName() {
  const agent = navigator.userAgent;
  const browser = ["Edg", "OPR", "Firefox", "Chrome", "Safari"].find((name) => agent.includes(name)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((name) => agent.includes(name)) ?? "";
  const names = [{ Edg: "Edge", OPR: "Opera" }[browser] ?? browser, system].filter(Boolean);
  return names.join(", ") || t("nudges-this-browser");
}
