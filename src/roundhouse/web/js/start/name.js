/** Who the reader is, in the top line: click to be called something else. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { me, rename } from "../me.js";
import { errorInWords } from "../refusals.js";

const LONGEST = 40;

export function NameTag() {
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState("");
  const name = me.value?.name ?? "";
  if (!isOpen) {
    return html`<button type="button" class="name-tag" title=${t("session-rename")} onClick=${() => setOpen(true)}>
      <span class="person-sign" aria-hidden="true"></span>${name || t("session-nobody")}
    </button>`;
  }
  return html`<form
    class="rename"
    onSubmit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("name"));
      try {
        if (field.value.trim() && field.value.trim() !== name) await rename(field.value.trim());
        setTrouble("");
        setOpen(false);
      } catch (error) {
        setTrouble(errorInWords(error).text);
      }
    }}
  >
    <input name="name" maxlength=${LONGEST} value=${name} aria-label=${t("session-name")} placeholder=${t("session-name")} autocomplete="nickname" autofocus />
    <button type="submit" class="go">${t("session-keep")}</button>
    ${me.value?.person && html`<a href=${`/people/${me.value.person}`} onClick=${() => setOpen(false)}>${t("people-mine")}</a>`}
    <a href="/account" onClick=${() => setOpen(false)}>${t("account-title")}</a>
    ${trouble && html`<span class="trouble" role="alert">${trouble}</span>`}
  </form>`;
}
