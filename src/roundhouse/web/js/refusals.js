/** A refusal in words: what was wrong, and the rule that says so. */
import { hasText, t } from "./i18n.js";

/** @typedef {import("./transport.js").Refusal} Refusal */

/** @param {Refusal} refusal @returns {{text: string, rule: string | null}} */
export function inWords(refusal) {
  const rule = refusal.rule ?? null;
  if (rule && hasText(rule)) return { text: t(rule), rule };
  const params = plainParams(refusal.params ?? {});
  const id = `refusal-${refusal.code}`;
  if (hasText(id)) return { text: t(id, params), rule };
  return { text: t("refusal-other", { code: refusal.code }), rule };
}

/** @param {unknown} error @returns {{text: string, rule: string | null}} what a failed request or order says */
export function errorInWords(error) {
  const refusal = /** @type {{refusal?: Refusal}} */ (error)?.refusal;
  if (refusal) return inWords(refusal);
  console.error(error);
  return { text: t("refusal-broken"), rule: null };
}

/** @param {Record<string, unknown>} params @returns {Record<string, string | number>} what a text can hold */
function plainParams(params) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value ?? ""),
    ]),
  );
}
