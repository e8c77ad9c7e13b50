/** Everything that is wanted seldom: pause, leave, another game, the record, the score sheet, sound. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "./dialog.js";
import { plainName } from "./people.js";
import { showProof } from "./proof.js";
import { notices, sound, switchNotices, switchSound } from "./turn-notice.js";

const isOpen = signal(false);
const question = signal(/** @type {"leave" | "resign" | "close" | null} */ (null));

/** @param {{store: import("./store.js").TableStore, front: import("../games.js").TableFront, onHelp: () => void}} props */
export function MoreMenu({ store, front, onHelp }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const close = (event) => {
      if (!place.current?.contains(/** @type {Node} */ (event.target))) isOpen.value = false;
    };
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      isOpen.value = false;
    };
  }, []);
  return html`<div
    class="more"
    ref=${place}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || !isOpen.value) return;
      isOpen.value = false;
      event.preventDefault();
      place.current?.querySelector("button")?.focus();
    }}
  >
    <button
      type="button"
      class="icon"
      aria-expanded=${isOpen.value}
      aria-label=${t("table-more")}
      title=${t("table-more")}
      onClick=${() => (isOpen.value = !isOpen.value)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="5" cy="12" r="2" /><circle cx="12" cy="12" r="2" /><circle cx="19" cy="12" r="2" />
      </svg>
    </button>
    ${isOpen.value && html`<${Entries} store=${store} front=${front} onHelp=${onHelp} />`}
    <${Question} store=${store} />
  </div>`;
}

/** @param {{store: import("./store.js").TableStore, front: import("../games.js").TableFront, onHelp: () => void}} props */
function Entries({ store, front, onHelp }) {
  const table = store.table.value;
  const message = store.message.value;
  if (!table || !message) return null;
  const plays = message.seats.length > 0;
  const isOn = ["running", "paused"].includes(table.status);
  const isHere = plays && message.seats.some((seat) => table.seats[seat].bot === null);
  /** @param {() => unknown} act */
  const then = (act) => () => {
    isOpen.value = false;
    act();
  };
  return html`<ul class="menu">
    ${isHere && table.status === "running" && html`<${Item} text=${t("table-pause")} act=${then(() => store.order({ do: "pause" }))} />`}
    ${isHere && isOn && html`<${Item} text=${t("table-leave")} act=${then(() => (question.value = "leave"))} />`}
    ${isHere && isOn && html`<${Item} text=${t("table-resign")} act=${then(() => (question.value = "resign"))} />`}
    ${isOn && message.person === table.host && html`<${Item} text=${t("table-close-table")} act=${then(() => (question.value = "close"))} />`}
    ${plays &&
    table.status === "finished" &&
    !table.rematch_wanted.includes(message.person) &&
    html`<${Item} text=${t("table-rematch")} act=${then(() => store.rematch())} />`}
    ${message.seats.length > 1 &&
    message.seats.map(
      (seat) => html`<${Item} text=${t("table-look-from", { who: plainName(store, seat) })} act=${then(() => store.lookFrom(seat))} />`,
    )}
    ${message.view &&
    html`<li>
      <a href=${`/api/tables/${store.id}/record${message.seat === null ? "" : `?seat=${message.seat}`}`} download onClick=${then(() => {})}>
        ${t("table-record")}
      </a>
    </li>`}
    ${front.Sheet && message.view && html`<${Item} text=${t("table-print")} act=${then(() => setTimeout(() => print(), 50))} />`}
    <li><hr /></li>
    <${Item} text=${t(sound.value ? "table-sound-off" : "table-sound-on")} act=${then(switchSound)} />
    <${Item} text=${t(notices.value ? "table-notices-off" : "table-notices-on")} act=${then(switchNotices)} />
    <li><hr /></li>
    <${Item} text=${t("proof-title")} act=${then(showProof)} />
    <li><a href=${`/rules/${table.settings.game}`} target="_blank">${t("table-rules")}</a></li>
    <${Item} text=${t("table-keys")} act=${then(onHelp)} />
  </ul>`;
}

/** @param {{text: string, act: () => void}} props */
function Item({ text, act }) {
  return html`<li><button type="button" onClick=${act}>${text}</button></li>`;
}

/** @param {{store: import("./store.js").TableStore}} props */
function Question({ store }) {
  const asked = question.value;
  if (!asked) return null;
  const close = () => (question.value = null);
  const order = asked === "close" ? { do: "close" } : { do: "leave", resign: asked === "resign" };
  return html`<${Dialog} title=${t(`table-${asked}-title`)} onClose=${close}>
    <p>${t(`table-${asked}-text`)}</p>
    <p>
      <button
        type="button"
        class="stop"
        onClick=${() => {
          close();
          store.order(order);
        }}
      >
        ${t(`table-${asked}-yes`)}
      </button>
    </p>
  <//>`;
}
