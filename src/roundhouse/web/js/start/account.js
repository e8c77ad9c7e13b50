/** An account: only for those who want to be known on several devices. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Header } from "../header.js";
import { beSomebody, me, whoAmI } from "../me.js";
import { request } from "../transport.js";
import { errorInWords } from "../refusals.js";
import { forgetGames } from "../table/kept-game.js";
import { NameTag } from "./name.js";
import { VacationPart } from "./vacation.js";

export function AccountScreen() {
  const [trouble, setTrouble] = useState("");
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const [device, setDevice] = useState("");
  const login = me.value?.login ?? null;
  /** @param {() => Promise<void>} what */
  const attempt = async (what) => {
    setTrouble("");
    try {
      await what();
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  /** @param {SubmitEvent} event @returns {{login: string, password: string}} */
  const fields = (event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    return { login: String(data.get("login") ?? ""), password: String(data.get("password") ?? "") };
  };
  return html`<${Header} tools=${html`<${NameTag} />`} />
    <main class="narrow account">
      <h1>${t("account-title")}</h1>
      <p>${t(login ? "account-known" : "account-about", { login: login ?? "" })}</p>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${codes.length > 0 &&
      html`<section class="codes">
        <h2>${t("account-codes")}</h2>
        <p>${t("account-codes-about")}</p>
        <ul class="figure">${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ul>
      </section>`}
      ${login
        ? html`<div class="dialog-buttons">
            <button
              type="button"
              onClick=${() =>
                attempt(async () => {
                  await (await import("../people/browser.js")).tellNothingHere(); // whoever comes next here is told nothing of it
                  await forgetGames();
                  await request("POST", "/api/logout", {});
                  await whoAmI();
                })}
            >
              ${t("account-log-out")}
            </button>
          </div>`
        : html`<div class="account-forms">
            <${Credentials}
              title="account-make"
              about="account-make-about"
              button="account-make-button"
              isNew=${true}
              onSubmit=${(/** @type {SubmitEvent} */ event) => {
                const given = fields(event);
                return attempt(async () => {
                  await beSomebody();
                  setCodes((await request("POST", "/api/me/account", given)).codes);
                  await whoAmI();
                });
              }}
            />
            <${Credentials}
              title="account-log-in"
              about="account-log-in-about"
              button="account-log-in"
              isNew=${false}
              onSubmit=${(/** @type {SubmitEvent} */ event) => {
                const given = fields(event);
                return attempt(async () => {
                  await request("POST", "/api/login", given);
                  await whoAmI();
                });
              }}
            />
          </div>`}
      <p><a class="button-like" href="/nudges">${t("account-nudges")}</a></p>
      ${me.value?.person && html`<${VacationPart} attempt=${attempt} />`}
      <section>
        <h2>${t("account-device")}</h2>
        <p>${t("account-device-about")}</p>
        ${device && html`<p class="device-code figure">${device}</p>`}
        <div class="invitation-line">
          <button
            type="button"
            onClick=${() =>
              attempt(async () => {
                await beSomebody();
                setDevice((await request("POST", "/api/me/device-code", {})).code);
              })}
          >
            ${t("account-device-make")}
          </button>
          <form
            class="invitation-line"
            onSubmit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              const code = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code") ?? "");
              return attempt(async () => {
                await request("POST", "/api/device", { code });
                await whoAmI();
              });
            }}
          >
            <input name="code" required maxlength="60" autocomplete="off" placeholder=${t("account-device-code")} aria-label=${t("account-device-code")} />
            <button type="submit">${t("account-device-use")}</button>
          </form>
        </div>
      </section>
    </main>`;
}

/** @param {{title: string, about: string, button: string, isNew: boolean, onSubmit: (event: SubmitEvent) => void}} props */
function Credentials({ title, about, button, isNew, onSubmit }) {
  return html`<form class="form-panel" onSubmit=${onSubmit}>
    <h2>${t(title)}</h2>
    <p class="muted">${t(about)}</p>
    <label>${t("account-login")}<input name="login" required minlength="2" maxlength="60" autocomplete="username" /></label>
    <label>${t("account-password")}<input name="password" type="password" required minlength=${isNew ? 8 : 1} maxlength="200" autocomplete=${isNew ? "new-password" : "current-password"} /></label>
    <button type="submit" class="go">${t(button)}</button>
  </form>`;
}
