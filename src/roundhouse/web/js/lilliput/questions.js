/** One question at a time: each stage of the game has its own, with what can be answered and what would follow. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choices } from "./choices.js";
import { Effects } from "./effects.js";
import { CompanySign, Tile } from "./pieces.js";
import { tilesLeft } from "./supply.js";
import { aroundPounds, companyName, describe, justice, pounds, tileName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces @typedef {import("./notation.js").Parts} Parts */

/** @param {TableSession} session @param {Pieces} pieces what is asked now, or null */
export function questionOf(session, pieces) {
  const view = session.view.value;
  const choices = session.part(Choices);
  if (!session.isMyTurn.value) return null;
  const props = { session, pieces };
  if (choices.isLaying.value) return html`<${LayAsk} ...${props} />`;
  if (choices.amounts.value) return html`<${AmountAsk} ...${props} />`;
  if (choices.chosen.value === "exchange") return html`<${ChosenAsk} ...${props} />`;
  if (view.stage === "turn" && choices.chosen.value === null) return null; // the cards themselves ask
  const Ask = ASKS[view.stage];
  return Ask ? html`<${Ask} ...${props} />` : null;
}

/** @type {Record<string, import("preact").ComponentType<{session: TableSession, pieces: Pieces}>>} */
const ASKS = {
  draft: ChosenAsk,
  turn: ChosenAsk,
  justice: ListAsk,
  shares: SharesAsk,
  "home slot": PlaceAsk,
  station: PlaceAsk,
  trains: TrainsAsk,
  pool: TrainsAsk,
  offer: ListAsk,
  "after the action": ListAsk,
  "excess trains": ListAsk,
  run: RunAsk,
  laying: ListAsk, // no tile fits any more, but the Treasurer can still be turned in
};

/** Confirm, back, and done where there is nothing to choose. @param {{session: TableSession, label?: string, children?: any}} props */
function Answers({ session, label, children }) {
  const choices = session.part(Choices);
  const chosen = choices.chosen.value;
  const isAnything = chosen !== null || choices.tile.value !== null || choices.cell.value !== null || choices.isLayingBesides.value;
  return html`<p class="answers">
    ${chosen !== null &&
    html`<button type="button" class="go" data-enter-confirms data-do="confirm" disabled=${session.isBusy.value} onClick=${() => choices.confirm()}>
      ${label ?? t("lilliput-confirm")} <kbd aria-hidden="true">⏎</kbd>
    </button>`}
    ${children}
    ${isAnything && !choices.amounts.value && html`<button type="button" onClick=${() => choices.back()}>${t("table-back")} <kbd aria-hidden="true">Esc</kbd></button>`}
    ${chosen === null &&
    !choices.isLayingBesides.value &&
    choices.has("done") &&
    html`<button type="button" class="done" data-do="done" disabled=${session.isBusy.value} onClick=${() => session.act("done")}>${t(`lilliput-done${isAnyLeft(choices) ? "-leave" : ""}`)}</button>`}
  </p>`;
}

/** @param {import("./choices.js").Choices} choices whether something could still be done instead */
function isAnyLeft(choices) {
  return choices.legal.value.some((each) => each.kind !== "done");
}

/** What was chosen elsewhere on the table, and what would follow. @param {{session: TableSession, pieces: Pieces}} props */
function ChosenAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const chosen = choices.chosen.value;
  if (chosen === null) return html`<p class="invitation muted">${t("lilliput-invite-draft")}</p>`;
  return html`<h2>${describe(session, chosen)}</h2>
    <${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(chosen)} />
    <${Answers} session=${session} label=${t("lilliput-confirm")} />`;
}

/** A row of answers, one button each; the Treasurer only where nothing else has to be answered. @param {{session: TableSession, pieces: Pieces}} props */
function ListAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const actions = choices.legal.value.filter((each) => !["done", "lay"].includes(each.kind) && (each.kind !== "exchange" || choices.has("done")));
  return html`<h2>${t(`lilliput-ask-title-${view.stage.replaceAll(" ", "-")}`)}</h2>
    ${actions.length > 0 &&
    html`<div class="options" role="radiogroup" aria-label=${t("table-question")}>
      ${actions.map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action}>${optionText(session, pieces, each)}<//>`)}
    </div>`}
    ${choices.shown.value !== null && html`<${Effects} session=${session} pieces=${pieces} events=${choices.preview.value} />`}
    <${Answers} session=${session} />`;
}

/** @param {TableSession} session @param {Pieces} pieces @param {Parts} each */
function optionText(session, pieces, each) {
  if (each.kind === "justice") return t(`lilliput-do-justice-${each.item}`, { sum: justice(pieces, each.item) });
  return describe(session, each.action);
}

/** @param {{session: TableSession, action: string, children: any, class?: string, label?: string}} props */
function Option({ session, action, children, class: name = "", label }) {
  const choices = session.part(Choices);
  const isChosen = choices.chosen.value === action;
  return html`<button
    type="button"
    role="radio"
    class=${`option ${name} ${choices.pointed.value === action ? "pointed" : ""}`}
    aria-checked=${isChosen}
    aria-label=${label}
    data-enter-confirms=${isChosen ? "" : undefined}
    data-action=${action}
    onClick=${() => choices.pick(action)}
    onPointerEnter=${() => (choices.hovered.value = action)}
    onPointerLeave=${() => (choices.hovered.value = null)}
    onFocus=${(/** @type {FocusEvent} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && (choices.hovered.value = action)}
    onBlur=${() => (choices.hovered.value = null)}
  >
    ${children}
  </button>`;
}

/** Which of your own companies acts. @param {{session: TableSession, pieces: Pieces}} props */
function LayerChoice({ session, pieces }) {
  const choices = session.part(Choices);
  if (choices.layers.value.length < 2) return null;
  return html`<div class="layers" role="radiogroup" aria-label=${t("lilliput-which-company")}>
    ${choices.layers.value.map(
      (company) => html`<button
        key=${company}
        type="button"
        role="radio"
        class="quiet layer"
        aria-checked=${choices.layer.value === company}
        onClick=${() => {
          choices.company.value = company;
          choices.cell.value = null;
        }}
      >
        <${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)}
      </button>`,
    )}
  </div>`;
}

/** Which tile, where, and how turned. @param {{session: TableSession, pieces: Pieces}} props */
function LayAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const lays = choices.ownLays.value;
  const cell = choices.cell.value;
  const tiles = [...new Set(lays.map((each) => each.tile))];
  const left = new Map(tilesLeft(session.view.value, pieces).map((each) => [each.id, each.left]));
  const ghost = choices.ghost.value;
  const title = ghost
    ? t("lilliput-lay-title", { tile: tileName(pieces, ghost.tile), cell: ghost.cell })
    : t(choices.tile.value ? "lilliput-lay-where" : cell ? "lilliput-lay-which-here" : "lilliput-lay-which", { company: companyName(choices.layer.value) });
  return html`<div class="ask-head"><h2>${title}</h2><${LayerChoice} session=${session} pieces=${pieces} /></div>
    <div class="tile-choice" role="radiogroup" aria-label=${t("lilliput-tiles")}>
      ${tiles.map((tile) => {
        const fits = cell === null || lays.some((each) => each.tile === tile && each.cell === cell);
        const words = t("lilliput-supply-tile", { tile: tileName(pieces, tile), left: left.get(tile) ?? 1 });
        return html`<button
          key=${tile}
          type="button"
          role="radio"
          class=${`tile-option ${fits ? "" : "elsewhere"}`}
          aria-checked=${choices.tile.value === tile}
          aria-label=${words}
          title=${words}
          data-tile=${tile}
          onClick=${() => choices.pickTile(tile)}
        >
          <${Tile} pieces=${pieces} id=${tile} turn=${ghost?.tile === tile ? ghost.turn : 0} />
          <span class="figure tile-count" aria-hidden="true">${left.has(tile) ? `×${left.get(tile)}` : ""}</span>
        </button>`;
      })}
    </div>
    ${ghost && html`<${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(ghost.action)} />`}
    <${Answers} session=${session} label=${t("lilliput-lay-do")}>
      ${choices.turns.value.length > 1 &&
      html`<button type="button" data-do="rotate" onClick=${() => choices.rotate()}>${t("lilliput-rotate")} <kbd aria-hidden="true">R</kbd></button>`}
    <//>`;
}

/** Where a station or a home goes. @param {{session: TableSession, pieces: Pieces}} props */
function PlaceAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const isHome = view.stage === "home slot";
  const chosen = choices.chosen.value;
  const none = choices.places.value.length === 0;
  return html`<div class="ask-head">
      <h2>${chosen ? describe(session, chosen) : t(none ? "lilliput-station-none" : isHome ? "lilliput-home-where" : "lilliput-station-where")}</h2>
      <${LayerChoice} session=${session} pieces=${pieces} />
    </div>
    ${chosen && html`<${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(chosen)} />`}
    <${Answers} session=${session} />`;
}

/** Sell, buy, found: one line per company. @param {{session: TableSession, pieces: Pieces}} props */
function SharesAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const chosen = choices.chosen.value;
  const founding = [...new Set(choices.of("found").map((each) => each.company))];
  const dealt = [...new Set([...choices.of("sell"), ...choices.of("buy")].map((each) => each.company))];
  const toFound = choices.picked.value?.startsWith("found") ? choices.picked.value.split(" ")[1] : null;
  const prices = choices.of("found").filter((each) => each.company === toFound);
  return html`<h2>${chosen ? describe(session, chosen) : t("lilliput-shares-title")}</h2>
    <div class="dealings" role="radiogroup" aria-label=${t("table-question")}>
      ${dealt.map(
        (company) => html`<div key=${company} class="dealing">
          <${CompanySign} pieces=${pieces} company=${company} /> <strong>${companyName(company)}</strong>
          <span class="figure muted">${t("lilliput-price-of", { price: view.facts.prices[company] })}</span>
          ${choices
            .of("sell")
            .filter((each) => each.company === company)
            .map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action}>${t("lilliput-sell", { number: each.number })}<//>`)}
          ${choices.has(`buy ${company}`) && html`<${Option} session=${session} action=${`buy ${company}`}>${t("lilliput-buy")}<//>`}
        </div>`,
      )}
      ${founding.length > 0 &&
      html`<div class="dealing">
        <strong>${t("lilliput-found")}</strong>
        ${founding.map((company) => {
          const cheapest = choices.of("found").find((each) => each.company === company)?.action ?? "";
          return html`<button
            key=${company}
            type="button"
            class="option"
            aria-pressed=${toFound === company}
            data-found=${company}
            onClick=${() => choices.pick(cheapest)}
          >
            <${CompanySign} pieces=${pieces} company=${company} /> ${companyName(company)}
          </button>`;
        })}
      </div>`}
      ${prices.length > 0 &&
      html`<div class="dealing">
        <strong>${t("lilliput-found-at")}</strong>
        ${prices.map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action} class="figure">${each.price}<//>`)}
      </div>`}
      ${dealt.length === 0 && founding.length === 0 && html`<p class="muted">${t("lilliput-shares-none")}</p>`}
    </div>
    <div class="effects-room">${choices.shown.value && html`<${Effects} session=${session} pieces=${pieces} events=${choices.preview.value} />`}</div>
    <${Answers} session=${session} />`;
}

/** Purchases by company and source; what is given back is asked only if there is a choice. @param {{session: TableSession, pieces: Pieces}} props */
function TrainsAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const chosen = choices.chosen.value;
  /** @type {Map<string, Parts[]>} */
  const ways = new Map();
  for (const each of choices.of("train")) {
    const key = `${each.source} ${each.train} ${each.company}`;
    ways.set(key, [...(ways.get(key) ?? []), each]);
  }
  const same = [...ways.values()].find((group) => group.some((each) => each.action === chosen)) ?? [];
  return html`<h2>${chosen ? describe(session, chosen) : t(ways.size ? "lilliput-trains-title" : "lilliput-trains-none")}</h2>
    <div class="options" role="radiogroup" aria-label=${t("table-question")}>
      ${[...ways.entries()].map(([key, group]) => {
        const [first] = group;
        const train = first.source === "bank" ? view.facts.top_train : first.train;
        const from = first.source === "bank" ? t("lilliput-place-deck") : first.source === "pool" ? t("lilliput-place-pool") : companyName(first.source);
        const isChosen = group.some((each) => each.action === chosen);
        return html`<button
          key=${key}
          type="button"
          role="radio"
          class="option purchase"
          aria-checked=${isChosen}
          data-enter-confirms=${isChosen ? "" : undefined}
          data-action=${first.action}
          onClick=${() => choices.pick(first.action)}
          onPointerEnter=${() => (choices.hovered.value = first.action)}
          onPointerLeave=${() => (choices.hovered.value = null)}
        >
          <span class="train-card">${train}</span> <span>${t("lilliput-from", { place: from })}</span> → <${CompanySign} pieces=${pieces} company=${first.company} />
          ${companyName(first.company)}
        </button>`;
      })}
    </div>
    ${same.length > 1 &&
    html`<div class="options small" role="radiogroup" aria-label=${t("lilliput-give-back")}>
      <span class="muted">${t("lilliput-give-back")}</span>
      ${same.map((each) => html`<${Option} key=${each.action} session=${session} action=${each.action}>${each.returned.length ? each.returned.map((train, index) => html`<span key=${index} class="train-card obsolete">${train}</span>`) : t("lilliput-give-back-nothing")}<//>`)}
    </div>`}
    <div class="effects-room">${choices.shown.value && html`<${Effects} session=${session} pieces=${pieces} events=${choices.preview.value} />`}</div>
    <${Answers} session=${session} />`;
}

/** A sum within the range that was given. @param {{session: TableSession, pieces: Pieces}} props */
function AmountAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const range = /** @type {import("../table/source.js").Amounts} */ (choices.amounts.value);
  const sum = choices.amount.value ?? range.first;
  const label = view.stage === "price" ? t("lilliput-amount-price") : t("lilliput-amount-split", { company: companyName(firstOwn(view)) });
  const [before, after] = aroundPounds();
  /** @param {Event} event */
  const onInput = (event) => {
    const value = Number(/** @type {HTMLInputElement} */ (event.target).value);
    choices.amount.value = Number.isFinite(value) ? value : range.first;
  };
  return html`<h2>${label}</h2>
    <form
      class="amount"
      onSubmit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        choices.confirm();
      }}
    >
      <label>
        <span class="visually-hidden">${label}</span>
        ${before}<input type="number" class="figure" name="amount" min=${range.first} max=${range.last} step=${range.step} value=${sum} onInput=${onInput} />${after}
      </label>
      <input type="range" min=${range.first} max=${range.last} step=${range.step} value=${sum} aria-label=${label} onInput=${onInput} data-enter-confirms />
      <span class="figure muted">${pounds(range.first)} – ${pounds(range.last)}</span>
    </form>
    ${view.stage === "split" && html`<${Effects} session=${session} pieces=${pieces} events=${choices.preview.value} />`}
    ${view.stage === "price" && html`<${PriceNotes} view=${view} sum=${sum} />`}
    <${Answers} session=${session} label=${t("lilliput-amount-do", { sum })} />`;
}

/** What a price between companies also means: a no that it has to exceed, and what the director adds. @param {{view: import("./types.js").LilliputView, sum: number}} props */
function PriceNotes({ view, sum }) {
  if (!view.offer) return null;
  const { buyer, seller, train } = view.offer;
  const declined = view.declined.find((no) => no.seller === seller && no.train === train)?.price;
  const help = sum - view.companies[buyer].treasury;
  return html`<p class="price-notes" aria-live="polite">
    ${declined && html`<span class="muted">${t("lilliput-amount-declined", { sum: declined })}</span>`}
    ${" "}${help > 0 && html`<span class="loss">${t("lilliput-amount-help", { sum: help })}</span>`}
  </p>`;
}

/** @param {import("./types.js").LilliputView} view */
function firstOwn(view) {
  return Object.keys(view.companies).find((company) => view.companies[company].director === view.active) ?? "";
}

/** The run with each train's route, and what paying out or withholding would do to everybody. @param {{session: TableSession, pieces: Pieces}} props */
function RunAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const view = session.view.value;
  const run = view.facts.run;
  const ways = choices.legal.value.filter((each) => each.kind === "pay" || each.kind === "withhold");
  const actions = ways.map((each) => each.action).join();
  useEffect(() => {
    for (const each of ways) choices.foretell(each.action);
  }, [actions, session.isBusy.value]);
  if (!run) return null;
  return html`<h2 class="run-title">
      <${CompanySign} pieces=${pieces} company=${run.company} /> ${t(run.revenue ? "lilliput-run-title" : "lilliput-run-nothing", { company: companyName(run.company), sum: run.revenue })}
      <${RunTrains} session=${session} pieces=${pieces} />
    </h2>
    <div class="run-ways" role="radiogroup" aria-label=${t("table-question")}>
      ${ways.map(
        (each) => html`<${Option} key=${each.action} session=${session} action=${each.action} class="run-way">
          <strong>${t(`lilliput-${each.kind}`)}</strong>
          <${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(each.action)} everybody=${true} />
        <//>`,
      )}
    </div>
    <${Answers} session=${session} label=${choices.chosen.value ? t(`lilliput-${choices.chosen.value.split(" ")[0]}`) : undefined} />`;
}

/** Each train with its sum in the colour of its line; pointing lifts the line. @param {{session: TableSession, pieces: Pieces}} props */
export function RunTrains({ session, pieces }) {
  const choices = session.part(Choices);
  const run = session.view.value.facts.run;
  if (!run) return null;
  return html`<span class="run-trains">
    ${run.routes.map((route, number) => html`<span
      key=${number}
      class="run-train"
      style=${`--route: ${pieces.route_colours[number % 4]}`}
      onPointerEnter=${() => (choices.litTrain.value = number)}
      onPointerLeave=${() => (choices.litTrain.value = null)}
    >
      <svg viewBox="0 0 40 6" aria-hidden="true"><path d="M0 3H40" stroke-dasharray=${pieces.route_dashes[number % 4]} /></svg>
      ${t("lilliput-route-sum", { train: route.train, sum: route.revenue })}${route.bonus ? ` (${t("lilliput-route-bonus", { sum: route.bonus })})` : ""}
    </span>`)}
    ${run.mine_money > 0 && html`<span class="run-train">${t("lilliput-mine-money", { sum: run.mine_money })}</span>`}
    ${session.view.value.facts.is_last_round && html`<span class="muted">${t("lilliput-last-round-twice")}</span>`}
  </span>`;
}
