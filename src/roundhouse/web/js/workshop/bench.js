/** A map on the bench: its game's editor, and beside it what is wrong, how good it is, and what bots say. */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { Header } from "../header.js";
import { beSomebody } from "../me.js";
import { errorInWords } from "../refusals.js";
import { openTable, levelsOf } from "../start/tables.js";
import { request } from "../transport.js";
import { checksOf } from "./checked.js";
import { WorkDraft } from "./draft.js";
import { tomlOf } from "./toml.js";
import { TrialPanel, TrialRun } from "./trial.js";

const LONGEST = 300_000; // letters of a file

/** @param {{line: import("../games.js").GameLine, part: import("../games.js").MapPart}} props */
export function Bench({ line, part }) {
  const bench = useMemo(() => newBench(line.name, part), [line.name]);
  const { draft, checks, run, pointed, trouble, showsHeat } = bench;
  useEffect(() => checks.stop, []);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      if (event.shiftKey) draft.redo();
      else draft.undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const value = draft.value.value;
  const checked = checks.checked.value;
  const hints = part.checks(value);
  const isSound = checked !== null && checked.measure !== null;
  const report = run.value.value === value ? run.trial.value?.report : null;
  const heat = report && showsHeat.value ? report.parts : null;
  const { Editor, Measure } = part;
  /** @param {string[]} places */
  const point = (places) => (pointed.value = places);
  return html`<${Header} about=${html`<span class="muted">${t("workshop-title")} · ${t(`game-${line.name}`)}</span>`} />
    <main class="bench">
      <h1 class="visually-hidden">${t("workshop-title")}</h1>
      <div class="bench-board"><${Editor} draft=${draft} pointed=${pointed} measure=${checked?.measure ?? null} heat=${heat} /></div>
      <aside class="bench-side">
        <${FileTools} line=${line} part=${part} draft=${draft} isSound=${isSound} trouble=${trouble} />
        ${trouble.value && html`<p class="trouble" role="alert">${trouble.value}</p>`}
        <section aria-labelledby="mistakes-title">
          <h2 id="mistakes-title">${t("workshop-mistakes")}</h2>
          <${Mistakes} problems=${checked?.problems ?? []} hints=${hints} isSound=${isSound} onPoint=${point} placesOf=${(/** @type {string} */ place) => part.placesOf(value, place)} />
        </section>
        ${isSound && html`<section aria-labelledby="measure-title"><h2 id="measure-title">${t("workshop-measure")}</h2><${Measure} measure=${checked.measure} /></section>`}
        ${report && html`<label class="workshop-heat"><input type="checkbox" checked=${showsHeat.value} onChange=${() => (showsHeat.value = !showsHeat.value)} /> ${t("workshop-heat")}</label>`}
        <${TrialPanel} run=${run} game=${line.name} value=${value} levels=${levelsOf(line).slice(0, 2)} players=${part.players(checked?.measure ?? null, line)} isSound=${isSound} onPoint=${point} />
      </aside>
    </main>`;
}

/** @param {string} game @param {import("../games.js").MapPart} part */
function newBench(game, part) {
  const draft = new WorkDraft(game, part.empty());
  return { draft, checks: checksOf(draft), run: new TrialRun(), pointed: signal(/** @type {string[]} */ ([])), trouble: signal(""), showsHeat: signal(true) };
}

/**
 * @param {{problems: {place: string, text: string}[], hints: import("../games.js").MapHint[], isSound: boolean, onPoint: (places: string[]) => void, placesOf: (place: string) => string[]}} props
 */
function Mistakes({ problems, hints, isSound, onPoint, placesOf }) {
  if (isSound && problems.length + hints.length === 0) return html`<p class="workshop-fine">${t("workshop-fine")}</p>`;
  return html`<ul class="workshop-mistakes" aria-live="polite">
    ${problems.map(({ place, text }, index) => html`<li key=${`p${index}`} class="trouble"><button type="button" class="plain" onClick=${() => onPoint(placesOf(place))}>${text}</button></li>`)}
    ${hints.map(({ code, places, params }) => html`<li key=${code + places.join()}><button type="button" class="plain" onClick=${() => onPoint(places)}>${t(code, params)}</button></li>`)}
  </ul>`;
}

/** @param {{line: import("../games.js").GameLine, part: import("../games.js").MapPart, draft: WorkDraft, isSound: boolean, trouble: import("@preact/signals").Signal<string>}} props */
function FileTools({ line, part, draft, isSound, trouble }) {
  const [wishes, setWishes] = useState(() => Object.fromEntries(part.wishes.map(({ name, usual }) => [name, usual])));
  /** @param {() => Promise<void>} work */
  const attempt = async (work) => {
    trouble.value = "";
    try {
      await beSomebody();
      await work();
    } catch (error) {
      trouble.value = errorInWords(error).text;
    }
  };
  const draw = () =>
    attempt(async () => {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] >>> 1;
      const found = await request("POST", `/api/games/${line.name}/workshop/random`, { seed, wanted: wishes });
      draft.change(found.value);
    });
  /** @param {Event} event */
  const open = (event) =>
    attempt(async () => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      const file = field.files?.[0];
      field.value = "";
      if (!file) return;
      if (file.size > LONGEST) return void (trouble.value = t("option-file-too-large", { file: file.name }));
      const path = `/api/games/${line.name}/options/${part.option}/file?language=${language.value}`;
      const found = await request("POST", path, { name: file.name, text: await file.text() });
      if (found.value) draft.change(found.value);
      else trouble.value = found.problems.join(" · ");
    });
  const save = () => {
    const value = draft.value.peek();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([tomlOf(value)], { type: "application/toml" }));
    link.download = `${(value.name || line.name).replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.toml`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const play = () =>
    attempt(() =>
      openTable({
        game: line.name,
        seats: [{ who: "me" }, { who: "bot", bot: line.bot }],
        options: { [part.option]: draft.value.peek() },
        visibility: "link",
        auto_start: true,
      }),
    );
  return html`<div class="workshop-tools" role="toolbar" aria-label=${t("workshop-title")}>
      <button type="button" disabled=${!draft.canUndo.value} onClick=${() => draft.undo()}>${t("workshop-undo")}</button>
      <button type="button" disabled=${!draft.canRedo.value} onClick=${() => draft.redo()}>${t("workshop-redo")}</button>
      <button type="button" onClick=${() => draft.change(part.empty())}>${t("workshop-empty")}</button>
      <label class="button"><input type="file" class="visually-hidden" accept=".toml,application/toml,text/plain" onChange=${open} />${t("workshop-open")}</label>
      <button type="button" onClick=${save}>${t("workshop-save")}</button>
      <button type="button" class="go" disabled=${!isSound} onClick=${play}>${t("workshop-play")}</button>
    </div>
    <div class="workshop-random">
      ${part.wishes.map(({ name, text, least, most }) => html`<label key=${name}>${t(text)}
        <input type="number" class="figure" min=${least} max=${most} value=${wishes[name]}
          onInput=${(/** @type {Event} */ event) => setWishes({ ...wishes, [name]: Number(/** @type {HTMLInputElement} */ (event.target).value) })} />
      </label>`)}
      <button type="button" onClick=${draw}>${t("workshop-random")}</button>
    </div>`;
}
