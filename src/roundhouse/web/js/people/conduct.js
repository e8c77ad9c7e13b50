/** What one can do about somebody: block them, or tell the operators. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { whoAmI } from "../me.js";
import { errorInWords } from "../refusals.js";
import { go } from "../route.js";
import { request } from "../transport.js";
import { personLink } from "./words.js";

/** @typedef {import("../types.js").Blocked} Blocked */

/** @param {{person: string, name: string}} props */
export function Conduct({ person, name }) {
  const [blocked, setBlocked] = useState(/** @type {Blocked | null} */ (null));
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState("");
  const complain = (/** @type {unknown} */ error) => setSaid(errorInWords(error).text);
  useEffect(() => {
    request("GET", "/api/me/blocked").then(setBlocked, () => {});
  }, [person]);
  const isBlocked = blocked?.blocked.includes(person) ?? false;
  const turn = () => request(isBlocked ? "DELETE" : "PUT", `/api/me/blocked/${encodeURIComponent(person)}`, {}).then(setBlocked, complain);
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "");
    try {
      await request("POST", "/api/reports", { about: person, text });
      setReporting(false);
      setSaid(t("people-reported"));
    } catch (error) {
      complain(error);
    }
  };
  return html`<section class="conduct">
    <p><button type="button" aria-pressed=${isBlocked} onClick=${turn}>${t(isBlocked ? "people-unblock" : "people-block")}</button> <button type="button" onClick=${() => setReporting(!isReporting)}>${t("people-report")}</button></p>
    ${isBlocked && html`<p class="muted">${t("people-blocked-about")}</p>`}
    ${isReporting &&
    html`<form class="report-form" onSubmit=${send}>
      <label>${t("people-report-about", { name })}<textarea name="text" required maxlength="1000" rows="4"></textarea></label>
      <button type="submit" class="go">${t("people-report-send")}</button>
    </form>`}
    <p role="status">${said}</p>
  </section>`;
}

/** One's own data, and whom one has blocked. @param {{name: string}} props */
export function OwnData({ name }) {
  const [blocked, setBlocked] = useState(/** @type {Blocked | null} */ (null));
  const [isOperator, setOperator] = useState(false);
  useEffect(() => {
    request("GET", "/api/me/blocked").then(setBlocked, () => {});
    request("GET", "/api/operator").then(({ operator }) => setOperator(operator), () => {});
  }, []);
  const unblock = (/** @type {string} */ person) => request("DELETE", `/api/me/blocked/${encodeURIComponent(person)}`, {}).then(setBlocked, () => {});
  return html`<section>
    <h2>${t("people-data")}</h2>
    <p>${t("people-data-about")}</p>
    <p><a class="button-like" href="/api/me/export" download>${t("people-export")}</a></p>
    ${blocked !== null &&
    blocked.blocked.length > 0 &&
    html`<h3>${t("people-blocked")}</h3>
      <ul class="plain-lines">
        ${blocked.blocked.map((one) => html`<li key=${one}><p>${personLink(one, blocked.names)} <button type="button" onClick=${() => unblock(one)}>${t("people-unblock")}</button></p></li>`)}
      </ul>`}
    ${isOperator && html`<p><a href="/operators">${t("people-operators")}</a></p>`}
    <${DeleteMe} name=${name} />
  </section>`;
}

/** Nobody deletes themselves by accident. @param {{name: string}} props */
function DeleteMe({ name }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const remove = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await request("DELETE", "/api/me", {});
      await whoAmI();
      go("/");
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  if (!isOpen) return html`<p><button type="button" onClick=${() => setOpen(true)}>${t("people-delete")}</button></p>`;
  return html`<form class="report-form" onSubmit=${remove}>
    <label>${t("people-delete-sure")}<input value=${typed} autocomplete="off" onInput=${(/** @type {Event} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
    <p><button type="submit" class="danger" disabled=${typed.trim() !== name}>${t("people-delete-now")}</button> <button type="button" onClick=${() => setOpen(false)}>${t("people-cancel")}</button></p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </form>`;
}
