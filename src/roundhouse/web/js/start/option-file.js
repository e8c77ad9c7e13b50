/** An option that takes what is in the box or a file of one's own, such as a board: each as a picture. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { frontOf } from "../games.js";
import { beSomebody } from "../me.js";
import { errorInWords } from "../refusals.js";
import { request } from "../transport.js";
import { Explained } from "./explained.js";

const LONGEST = 300_000; // characters that the server takes

/** What such an option can be, drawn by its game. @param {{game: string, option: string, value: any}} props */
export function Thumbnail({ game, option, value }) {
  const [Drawing, setDrawing] = useState(/** @type {import("preact").ComponentType<{option: string, value: any}> | null} */ (null));
  useEffect(() => {
    frontOf(game)
      .then((front) => front.thumbnail?.())
      .then((drawing) => setDrawing(() => drawing ?? null), () => {}); // without it there are words
  }, [game]);
  return Drawing && html`<span class="thumbnail"><${Drawing} option=${option} value=${value} /></span>`;
}

/** @param {{game: string, option: import("../games.js").OptionLine, value: any, onChange: (value: any) => void}} props */
export function FileOption({ game, option, value, onChange }) {
  const [own, setOwn] = useState(/** @type {any} */ (null)); // what stands in the file that was read
  const [problems, setProblems] = useState(/** @type {string[]} */ ([]));
  /** @param {Event} event */
  const read = async (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const file = field.files?.[0];
    field.value = "";
    if (!file) return;
    if (file.size > LONGEST) {
      setProblems([t("option-file-too-large", { file: file.name })]);
      return;
    }
    try {
      await beSomebody();
      const path = `/api/games/${game}/options/${option.name}/file?language=${language.value}`;
      const found = await request("POST", path, { name: file.name, text: await file.text() });
      setProblems(found.problems);
      if (!found.value) return;
      setOwn(found.value);
      onChange(found.value);
    } catch (error) {
      setProblems([errorInWords(error).text]);
    }
  };
  const choices = option.choices.map((choice) => ({ ...choice, name: html`<${Explained} text=${choice.text} />` }));
  const offered = own ? [...choices, { value: own, text: "own", name: html`<span><strong>${own.name || t("option-own")}</strong></span>` }] : choices;
  return html`<fieldset>
    <legend>${t(option.text)}</legend>
    <div class="picture-choices">
      ${offered.map(
        (choice) => html`<label class="picture-choice" key=${choice.text}>
          <input type="radio" name=${option.name} checked=${value === choice.value} onChange=${() => onChange(choice.value)} />
          <${Thumbnail} game=${game} option=${option.name} value=${choice.value} />
          ${choice.name}
        </label>`,
      )}
      <label class="picture-choice file-choice">
        <input type="file" class="visually-hidden" accept=".toml,application/toml,text/plain" onChange=${read} />
        <span><strong>${t("option-file")}</strong> <span class="muted">${t("option-file-about")}</span></span>
      </label>
    </div>
    ${problems.length > 0 && html`<ul class="trouble" role="alert">${problems.map((problem) => html`<li key=${problem}>${problem}</li>`)}</ul>`}
  </fieldset>`;
}
