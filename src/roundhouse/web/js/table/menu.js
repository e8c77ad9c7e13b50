/** Everything that is wanted seldom: pause, leave, another game, the record, the score sheet, sound. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "./dialog.js";
import { Instructions } from "./instructions.js";
import { PaceChoice } from "./pace.js";
import { plainName } from "./people.js";
import { PROOF } from "./proof.js";
import { notices, sound, switchNotices, switchSound } from "./turn-notice.js";

const QUESTIONS = ["leave", "resign", "close"]; // each a dialog

/** @param {{session: import("./session.js").TableSession, front: import("../games.js").TableFront, onHelp: () => void}} props */
export function MoreMenu({ session, front, onHelp }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [isOpen, open] = useState(false);
  useEffect(() => {
    /** @param {Event} event */
    const close = (event) => {
      if (!place.current?.contains(/** @type {Node} */ (event.target))) open(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, []);
  return html`<div
    class="more"
    ref=${place}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || !isOpen) return;
      open(false);
      event.preventDefault();
      place.current?.querySelector("button")?.focus();
    }}
  >
    <button
      type="button"
      class="icon"
      aria-expanded=${isOpen}
      aria-label=${t("table-more")}
      title=${t("table-more")}
      onClick=${() => open(!isOpen)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="5" cy="12" r="2" /><circle cx="12" cy="12" r="2" /><circle cx="19" cy="12" r="2" />
      </svg>
    </button>
    ${isOpen && html`<${Entries} session=${session} front=${front} onHelp=${onHelp} onDone=${() => open(false)} />`}
    <${Confirmation} session=${session} />
  </div>`;
}

/** @param {{session: import("./session.js").TableSession, front: import("../games.js").TableFront, onHelp: () => void, onDone: () => void}} props */
function Entries({ session, front, onHelp, onDone }) {
  const { live } = session;
  const table = live?.table.value;
  if (!live || !table) return null;
  const own = live.ownSeats.value;
  const plays = own.length > 0;
  const isOn = ["running", "paused"].includes(table.status);
  const isHere = plays && own.some((seat) => table.seats[seat].bot === null);
  /** @param {() => unknown} act */
  const then = (act) => () => {
    onDone();
    act();
  };
  return html`<ul class="menu">
    ${isHere && table.status === "running" && html`<${Item} text=${t("table-pause")} act=${then(() => live.order({ do: "pause" }))} />`}
    ${isHere && isOn && html`<${Item} text=${t("table-leave")} act=${then(() => (session.dialog.value = "leave"))} />`}
    ${isHere && isOn && html`<${Item} text=${t("table-resign")} act=${then(() => (session.dialog.value = "resign"))} />`}
    ${isOn && live.person.value === table.host && html`<${Item} text=${t("table-close-table")} act=${then(() => (session.dialog.value = "close"))} />`}
    <${Instructions} live=${live} onDone=${onDone} />
    ${plays &&
    table.status === "finished" &&
    !table.rematch_wanted.includes(live.person.value ?? "") &&
    html`<${Item} text=${t("table-rematch")} act=${then(() => live.rematch())} />`}
    ${live.eyes.matter.value &&
    isOn &&
    own.map(
      (seat) => html`<${Item} text=${t("table-look-from", { who: plainName(session, seat) })} act=${then(() => (live.eyes.wanting.value = seat))} />`,
    )}
    ${live.newestView.value &&
    html`<li>
      <a href=${`/api/tables/${session.id}/record${live.seat.value === null ? "" : `?seat=${live.seat.value}`}`} download onClick=${then(() => {})}>
        ${t("table-record")}
      </a>
    </li>`}
    ${front.Sheet && live.newestView.value && html`<${Item} text=${t("table-print")} act=${then(() => setTimeout(() => print(), 50))} />`}
    <li><hr /></li>
    <${PaceChoice} session=${session} />
    <${Item} text=${t(sound.value ? "table-sound-off" : "table-sound-on")} act=${then(switchSound)} />
    <${Item} text=${t(notices.value ? "table-notices-off" : "table-notices-on")} act=${then(switchNotices)} />
    <li><a href="/nudges">${t("account-nudges")}</a></li>
    <li><hr /></li>
    <${Item} text=${t("proof-title")} act=${then(() => (session.dialog.value = PROOF))} />
    <li><a href=${`/rules/${live.game.value}`} target="_blank">${t("table-rules")}</a></li>
    <${Item} text=${t("table-keys")} act=${then(onHelp)} />
  </ul>`;
}

/** @param {{text: string, act: () => void}} props */
function Item({ text, act }) {
  return html`<li><button type="button" onClick=${act}>${text}</button></li>`;
}

/** @param {{session: import("./session.js").TableSession}} props */
function Confirmation({ session }) {
  const asked = session.dialog.value;
  if (!asked || !QUESTIONS.includes(asked)) return null;
  const close = () => (session.dialog.value = null);
  const order = asked === "close" ? { do: "close" } : { do: "leave", resign: asked === "resign" };
  const isPair = asked === "resign" && session.holders.value.length === 2 && session.ownSeats.value.length === 1;
  return html`<${Dialog} title=${t(`table-${asked}-title`)} onClose=${close}>
    <p>${t(isPair ? "table-resign-pair" : `table-${asked}-text`)}</p>
    <p>
      <button
        type="button"
        class="stop"
        onClick=${() => {
          close();
          session.live?.order(order);
        }}
      >
        ${t(`table-${asked}-yes`)}
      </button>
    </p>
  <//>`;
}
