/** How the reader is told that a game waits for them: by this browser, by mail, in a chat; and when not. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { Header } from "../header.js";
import { beSomebody, me } from "../me.js";
import { errorInWords } from "../refusals.js";
import { anchor } from "../route.js";
import { NameTag } from "../start/name.js";
import { request } from "../transport.js";
import { canBeTold, isForbidden, tellHere, tellNothingHere, thisBrowser } from "./browser.js";

/**
 * @typedef {import("../types.js").Nudges} Nudges
 * @typedef {import("../types.js").NudgeAddress} NudgeAddress
 * @typedef {(what: () => Promise<unknown>) => Promise<void>} Attempt
 */

const FORMATS = ["discord", "slack", "mattermost", "json"];
const NIGHT = { begins: 22 * 60, ends: 8 * 60 };

export function NudgesScreen() {
  const [found, setFound] = useState(/** @type {Nudges | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [said, say] = useState("");
  const [stopped, setStopped] = useState("");
  const person = me.value?.person ?? null;
  const token = anchor.value; // of the link in a mail
  /** @type {Attempt} */
  const attempt = async (what) => {
    setTrouble("");
    say("");
    try {
      await what();
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  const look = async () => setFound(me.value?.person ? await request("GET", "/api/me/nudges") : null);
  useEffect(() => {
    document.title = t("nudges-title");
    attempt(look);
  }, [person]);
  /** @type {Attempt} what changes something; the list is asked for again */
  const change = (what) =>
    attempt(async () => {
      await beSomebody();
      await what();
      await look();
    });
  return html`<${Header} tools=${html`<${NameTag} />`} />
    <main class="narrow nudges">
      <h1>${t("nudges-title")}</h1>
      <p>${t("nudges-about")}</p>
      <p class="trouble" role="alert" hidden=${!trouble}>${trouble}</p>
      <p class="said" role="status" hidden=${!said}>${said}</p>
      ${token && !stopped && html`<section class="form-panel">
        <p>${t("nudges-stop-about")}</p>
        <button type="button" class="go" onClick=${() => attempt(async () => setStopped((await request("POST", "/api/nudges/stop", { token })).label))}>
          ${t("nudges-stop")}
        </button>
      </section>`}
      ${stopped && html`<p class="said" role="status">${t("nudges-stopped", { address: stopped })}</p>`}
      ${found && found.addresses.length > 0 && html`<${Addresses} found=${found} change=${change} say=${say} />`}
      <${ThisBrowser} found=${found} change=${change} say=${say} />
      ${found?.mail && html`<${Mail} change=${change} />`}
      <${ChatPlace} change=${change} />
      ${person && found && html`<${QuietTime} found=${found} change=${change} />`}
    </main>`;
}

/** @param {{found: Nudges, change: Attempt, say: (text: string) => void}} props */
function Addresses({ found, change, say }) {
  return html`<section>
    <h2>${t("nudges-where")}</h2>
    <ul class="nudge-addresses">
      ${found.addresses.map((address) => html`<${Address} key=${address.id} address=${address} change=${change} say=${say} />`)}
    </ul>
  </section>`;
}

/** @param {{address: NudgeAddress, change: Attempt, say: (text: string) => void}} props */
function Address({ address, change, say }) {
  const { id, kind, label, confirmed } = address;
  const isHere = id === thisBrowser();
  const end = () => change(() => (isHere ? tellNothingHere() : request("DELETE", `/api/me/nudges/${id}`)));
  return html`<li>
    <span class="nudge-where"><strong>${t(`nudges-kind-${kind}`)}</strong> ${label}${isHere && html` <span class="chip">${t("nudges-this-browser")}</span>`}</span>
    ${confirmed
      ? html`<button
          type="button"
          onClick=${() =>
            change(async () => {
              await request("POST", `/api/me/nudges/${id}/test`, {});
              say(t("nudges-test-sent"));
            })}
        >
          ${t("nudges-test")}
        </button>`
      : html`<form
          class="invitation-line"
          onSubmit=${(/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            const code = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code") ?? "");
            return change(() => request("POST", `/api/me/nudges/${id}/confirm`, { code }));
          }}
        >
          <input name="code" required maxlength="60" autocomplete="one-time-code" placeholder=${t("nudges-code")} aria-label=${t("nudges-code")} />
          <button type="submit" class="go">${t("nudges-confirm")}</button>
        </form>`}
    <button type="button" onClick=${end} aria-label=${t("nudges-end-of", { address: label })}>${t("nudges-end")}</button>
  </li>`;
}

/** @param {{found: Nudges | null, change: Attempt, say: (text: string) => void}} props */
function ThisBrowser({ found, change, say }) {
  const [isBusy, setBusy] = useState(false);
  if (found?.addresses.some((address) => address.id === thisBrowser())) return null;
  const cannot = !canBeTold() ? "nudges-browser-cannot" : isForbidden() ? "nudges-browser-forbidden" : found && !found.push_key ? "nudges-browser-off" : null;
  const turnOn = () =>
    change(async () => {
      setBusy(true);
      try {
        const { push_key: key } = found ?? (await request("GET", "/api/me/nudges"));
        say(t(key && (await tellHere(key)) ? "nudges-browser-on" : "nudges-browser-no"));
      } finally {
        setBusy(false);
      }
    });
  return html`<section>
    <h2>${t("nudges-kind-push")}</h2>
    <p>${t(cannot ?? "nudges-browser-about")}</p>
    ${!cannot && html`<button type="button" class="go" aria-busy=${isBusy} disabled=${isBusy} onClick=${turnOn}>${t("nudges-browser-turn-on")}</button>`}
  </section>`;
}

/** @param {{change: Attempt}} props */
function Mail({ change }) {
  return html`<section>
    <h2>${t("nudges-kind-mail")}</h2>
    <p>${t("nudges-mail-about")}</p>
    <form
      class="invitation-line"
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const to = String(new FormData(form).get("to") ?? "");
        return change(async () => {
          await request("POST", "/api/me/nudges/mail", { to, language: language.value });
          form.reset();
        });
      }}
    >
      <input name="to" type="email" required maxlength="254" autocomplete="email" placeholder=${t("nudges-mail-to")} aria-label=${t("nudges-mail-to")} />
      <button type="submit">${t("nudges-add")}</button>
    </form>
  </section>`;
}

/** @param {{change: Attempt}} props */
function ChatPlace({ change }) {
  return html`<section>
    <h2>${t("nudges-kind-chat")}</h2>
    <p>${t("nudges-chat-about")}</p>
    <form
      class="invitation-line"
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        const data = new FormData(form);
        const body = { url: String(data.get("url") ?? "").trim(), format: data.get("format"), language: language.value };
        return change(async () => {
          await request("POST", "/api/me/nudges/chat", body);
          form.reset();
        });
      }}
    >
      <input name="url" type="url" required maxlength="1000" autocomplete="off" placeholder=${t("nudges-chat-url")} aria-label=${t("nudges-chat-url")} />
      <select name="format" aria-label=${t("nudges-chat-format")}>
        ${FORMATS.map((format) => html`<option key=${format} value=${format}>${t(`nudges-format-${format}`)}</option>`)}
      </select>
      <button type="submit">${t("nudges-add")}</button>
    </form>
  </section>`;
}

/** @param {{found: Nudges, change: Attempt}} props */
function QuietTime({ found, change }) {
  const quiet = found.quiet ?? null;
  const { begins, ends } = quiet ?? NIGHT;
  return html`<section>
    <h2>${t("nudges-quiet")}</h2>
    <p>${t("nudges-quiet-about")}</p>
    <form
      class="invitation-line"
      key=${quiet ? "on" : "off"}
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
        const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        const body = { begins: minutes(data.get("begins")), ends: minutes(data.get("ends")), timezone };
        return change(() => request("PUT", "/api/me/quiet-time", body));
      }}
    >
      <label>${t("nudges-quiet-from")} <input name="begins" type="time" required value=${clock(begins)} /></label>
      <label>${t("nudges-quiet-to")} <input name="ends" type="time" required value=${clock(ends)} /></label>
      <button type="submit">${t(quiet ? "nudges-quiet-change" : "nudges-quiet-set")}</button>
      ${quiet && html`<button type="button" onClick=${() => change(() => request("DELETE", "/api/me/quiet-time"))}>${t("nudges-quiet-end")}</button>`}
    </form>
    ${quiet && html`<p class="muted">${t("nudges-quiet-zone", { zone: quiet.timezone })}</p>`}
  </section>`;
}

/** @param {number} minute after midnight @returns {string} such as 22:30 */
function clock(minute) {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** @param {FormDataEntryValue | null} text */
function minutes(text) {
  const [hours, rest] = String(text).split(":").map(Number);
  return hours * 60 + rest;
}
