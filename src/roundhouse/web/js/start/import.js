/** A record from a file: looked at or played on. Whatever is not a record is refused with the reason. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Refused } from "../transport.js";
import { errorInWords } from "../refusals.js";
import { openTable } from "./tables.js";

const FORMAT = "roundhouse-record";
const LONGEST = 900_000; // bytes that the server takes, with some room

export function ImportButton() {
  const [trouble, setTrouble] = useState("");
  return html`<section class="import">
    <label class="button-like">
      ${t("start-import")}
      <input
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange=${async (/** @type {Event} */ event) => {
          const field = /** @type {HTMLInputElement} */ (event.target);
          const file = field.files?.[0];
          field.value = "";
          if (file) setTrouble((await importRecord(file)) ?? "");
        }}
      />
    </label>
    ${trouble ? html`<span class="trouble" role="alert">${trouble}</span>` : html`<span class="muted">${t("start-import-about")}</span>`}
  </section>`;
}

/** @param {File} file @returns {Promise<string | null>} what is wrong with it, in words */
async function importRecord(file) {
  if (file.size > LONGEST) return t("start-import-too-large", { file: file.name });
  let record;
  try {
    record = JSON.parse(await file.text());
  } catch {
    return t("start-import-no-json", { file: file.name });
  }
  if (record?.format !== FORMAT || !Array.isArray(record.names)) return t("start-import-no-record", { file: file.name });
  if (record.seed === null) return t("start-import-no-seed", { file: file.name });
  try {
    await openTable({ record, seats: seatsOf(record), visibility: "local", shared_screen: true });
    return null;
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === "invalid-record") return t("start-import-wrong", { file: file.name });
    return errorInWords(error).text;
  }
}

/** Bots sit where bots sat; all others are the reader, under their names. @param {any} record */
function seatsOf(record) {
  const names = record.names.length > 0 ? record.names : Array.from({ length: record.players }, (_, index) => t("table-seat", { number: index + 1 }));
  return names.map((/** @type {unknown} */ name) =>
    String(name).startsWith("bot:") ? { who: "bot" } : { who: "me", label: String(name).slice(0, 40) || "?" },
  );
}
