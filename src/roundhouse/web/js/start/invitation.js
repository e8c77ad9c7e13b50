/** The link to a table for other people: to copy, to share, and to scan with a phone. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { errorInWords } from "../refusals.js";
import { request } from "../transport.js";
import { qrCode } from "./qr.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"]; // names that mean another computer elsewhere
const QUIET = 4; // white squares around a code

/** @param {{id: string, game: string, isNeeded: boolean}} props `game` in words; `isNeeded`: a seat is open */
export function Invitation({ id, game, isNeeded }) {
  const [isCopied, setCopied] = useState(false);
  const isHere = HERE.includes(location.hostname);
  const [reach, setReach] = useState(/** @type {string | null | undefined} */ (undefined)); // of this computer at home, if it is known
  useEffect(() => {
    if (isHere) request("GET", "/api/reach").then(({ address }) => setReach(address), () => {});
  }, []);
  const link = `${(isHere && reach) || location.origin}/table/${id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.querySelector("#invitation"))?.select();
    }
  };
  const share = () => navigator.share({ title: t("waiting-share-title", { game }), url: link }).catch(() => {}); // who thinks better of it
  const isAlone = isHere && reach === null;
  return html`<section class="invitation">
    <div class="invitation-text">
      <p>${t(isNeeded ? "waiting-invite" : "waiting-watch")}</p>
      <div class="invitation-line">
        <input id="invitation" class="figure" readonly value=${link} aria-label=${t("waiting-link")} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
        <button type="button" onClick=${copy}>${t(isCopied ? "waiting-copied" : "waiting-copy")}</button>
        ${"share" in navigator && html`<button type="button" class="go" onClick=${share}>${t("waiting-share")}</button>`}
      </div>
      <${InviteByName} id=${id} />
      ${isAlone && html`<p class="note this-computer">${t("waiting-this-computer", { command: "make play LAN=1" })}</p>`}
    </div>
    ${!isAlone && html`<${Code} text=${link} />`}
  </section>`;
}

/** @param {{text: string}} props */
function Code({ text }) {
  const squares = qrCode(text);
  if (!squares) return null;
  const size = squares.length + 2 * QUIET;
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr-code" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${t("waiting-code")} shape-rendering="crispEdges">
    <path fill="#fff" d=${`M0 0h${size}v${size}H0z`} />
    <path fill="#000" d=${path} />
  </svg>`;
}

/** Whoever has an account sees the invitation on the start page. @param {{id: string}} props */
function InviteByName({ id }) {
  const [said, setSaid] = useState("");
  const invite = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name") ?? "").trim();
    try {
      await request("POST", `/api/tables/${encodeURIComponent(id)}/invitations`, { name });
      setSaid(t("waiting-invitation-sent", { name }));
      form.reset();
    } catch (error) {
      setSaid(errorInWords(error).text);
    }
  };
  return html`<form class="invitation-line by-name" onSubmit=${invite}>
      <input name="name" required maxlength="40" autocomplete="off" placeholder=${t("waiting-invite-name")} aria-label=${t("waiting-invite-name")} />
      <button type="submit">${t("waiting-invite-send")}</button>
    </form>
    <p class="note" role="status">${said}</p>`;
}
