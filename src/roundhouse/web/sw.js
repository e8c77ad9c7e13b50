/**
 * The service worker: shows what people are told while the page is closed, and keeps the page for when there is no line.
 *
 * With a line everything comes from the server, so that no old module ever meets a new server. Without one everything
 * comes from the files of one version: they are kept all together when this worker is installed, and its version is made
 * from them (`server/page/offline.py`).
 */
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = "<!-- version -->";
const FILES = /** @type {string[]} */ (["<!-- files -->"]);
const PAGE = `page-${VERSION}`; // every file of one version
const READ = "read"; // rulebooks and the like, as they were last read
const KEPT = /^\/(api\/(games|rules)(\/|$|\?)|pictures\/|texts\/)/;
const AT_ONCE = 8;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

/** All files of this version or none: one that is missing leaves the version before in place. */
async function install() {
  const cache = await caches.open(PAGE);
  const left = [...FILES];
  const fetchNext = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await cache.add(new Request(file, { cache: "no-cache" }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  await worker.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("page-") && name !== PAGE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(orElse(request, () => caches.match("/", { cacheName: PAGE })));
  else if (FILES.includes(pathname)) event.respondWith(orElse(request, () => caches.match(pathname, { cacheName: PAGE })));
  else if (KEPT.test(pathname)) event.respondWith(orElse(request, () => caches.match(request, { cacheName: READ }), READ));
});

/**
 * What the server answers, or what is kept if it cannot be reached.
 * @param {Request} request @param {() => Promise<Response | undefined>} find @param {string} [keepIn]
 */
async function orElse(request, find, keepIn) {
  try {
    const answer = await fetch(request);
    if (answer.ok && keepIn) await (await caches.open(keepIn)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await find();
    if (kept) return kept;
    throw error;
  }
}

/** @typedef {{title: string, body: string, path: string, tag: string, language: string}} Told */

worker.addEventListener("push", (event) => {
  const told = /** @type {Told} */ (event.data?.json());
  event.waitUntil(Promise.all([show(told), countTurns()]));
});

/** @param {Told} told one notice for each table: a later one takes its place */
function show({ title, body, path, tag, language }) {
  return worker.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    data: { path },
    icon: "/icons/roundhouse-192.png",
    badge: "/icons/badge-96.png",
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data.path));
});

/** @param {string} path where to go: in a window that is there already, or in a new one */
async function visit(path) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  if (there) return there.focus();
  const [other] = windows;
  const moved = await other?.navigate(path).catch(() => null);
  return moved ? moved.focus() : worker.clients.openWindow(path);
}

/** The number of games that wait, on the sign of the installed page. */
async function countTurns() {
  if (!("setAppBadge" in navigator)) return;
  const answer = await fetch("/api/me/turns");
  if (answer.ok) await navigator.setAppBadge((await answer.json()).tables.length);
}
