/** The page: loads the texts, then shows the screen that belongs to the address. */
import { effect } from "@preact/signals";
import { h, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { language, loadTexts, t } from "./i18n.js";
import { Banner } from "./banner.js";
import { loadMiniatures } from "./games.js";
import { Header } from "./header.js";
import { path } from "./route.js";
import { me, whoAmI } from "./me.js";
import { furnish } from "./room.js";
import { StartScreen } from "./start/screen.js";
import "./theme.js";
import { outage } from "./transport.js";

/**
 * Screens that are loaded when they are first wanted.
 * @type {Record<string, () => Promise<import("preact").ComponentType<any>>>}
 */
const LATER = {
  table: async () => (await import("./table/screen.js")).TableScreen,
  learn: async () => (await import("./learn/screen.js")).LearnScreen,
  rules: async () => (await import("./learn/rulebook.js")).RulebookScreen,
  workshop: async () => (await import("./workshop/screen.js")).WorkshopScreen,
  account: async () => (await import("./start/account.js")).AccountScreen,
  people: async () => (await roomOfPeople()).PeopleScreen,
  since: async () => (await roomOfPeople()).SinceScreen,
  nudges: async () => (await roomOfPeople()).NudgesScreen,
  operators: async () => (await roomOfPeople()).OperatorScreen,
  leaderboards: async () => (await roomOfPeople()).LeaderboardsScreen,
};

/** Who is who: a room that few visits need. */
async function roomOfPeople() {
  const [room] = await Promise.all([import("./people/screens.js"), furnish("people")]);
  return room;
}

function Page() {
  const [, room = "", name = "", ...rest] = path.value.split("/").map(decodeURIComponent);
  language.value; // another language draws everything again
  return html`<${Banner} />${screenOf(room, name, rest)}`;
}

/** @param {string} room @param {string} name @param {string[]} rest */
function screenOf(room, name, rest) {
  if (room === "") return h(StartScreen, {});
  if (room in LATER) return html`<${Later} key=${`${room}/${room === "table" ? name : ""}`} room=${room} name=${name} rest=${rest} />`;
  return html`<${NoSuchPage} />`;
}

/** @param {{room: string, name: string, rest: string[]}} props */
function Later({ room, name, rest }) {
  const [Screen, setScreen] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    LATER[room]().then(
      (screen) => setScreen(() => screen),
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [room]);
  if (Screen) return html`<${Screen} id=${name} rest=${rest} />`;
  return html`<${Header} /><main class="narrow" aria-busy=${!failed}>${failed && html`<p>${t("page-not-loaded")}</p>`}</main>`;
}

function NoSuchPage() {
  return html`<${Header} />
    <main class="narrow">
      <h1>${t("page-unknown")}</h1>
      <p><a href="/">${t("page-to-start")}</a></p>
    </main>`;
}

const KEEP_AFTER = 5000; // milliseconds: what the page needs now comes first

const place = /** @type {HTMLElement} */ (document.getElementById("page"));
try {
  const atStart = path.value === "/" ? loadMiniatures().catch(() => {}) : null; // the start page asks again and complains
  await Promise.all([loadTexts(), whoAmI().catch(() => {}), atStart]);
  effect(() => {
    if (outage.value === null && me.peek() === null) whoAmI().catch(() => {}); // the server could not say it before
  });
  render(h(Page, {}), place);
  setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), KEEP_AFTER); // not everywhere there is one
} catch (error) {
  console.error(error);
  place.hidden = true;
  document.getElementById("no-answer")?.removeAttribute("hidden");
}
