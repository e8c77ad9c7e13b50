/** The run with each train's route, and what paying out or withholding would do to everybody. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Answers, Option } from "./answers.js";
import { Choices } from "./choices.js";
import { Effects } from "./effects.js";
import { CompanySign } from "./pieces.js";
import { companyName } from "./words.js";

/** @typedef {import("../table/session.js").TableSession<import("./types.js").LilliputView>} TableSession @typedef {import("./pieces.js").Pieces} Pieces */

/** @param {{session: TableSession, pieces: Pieces}} props */
export function RunAsk({ session, pieces }) {
  const choices = session.part(Choices);
  const run = session.view.value.facts.run;
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
    <div class="run-ways" role="group" aria-label=${t("table-question")}>
      ${ways.map(
        (each) => html`<${Option} key=${each.action} session=${session} action=${each.action} class="run-way" atOnce=${true}>
          <strong>${t(`lilliput-${each.kind}`)}</strong>
          <${Effects} session=${session} pieces=${pieces} events=${choices.previewOf(each.action)} everybody=${true} />
        <//>`,
      )}
    </div>
    <${Answers} session=${session} />`;
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
