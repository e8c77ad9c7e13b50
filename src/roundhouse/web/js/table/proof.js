/** The proof that nobody chose the seed: what is known of it while the game goes on, and what this browser checks at the end. */
import { html } from "../html.js";
import { t } from "../i18n.js";
import { keptShare } from "../share.js";
import { Dialog } from "./dialog.js";
import { plainName } from "./people.js";
import { sha256 } from "./sha256.js";

/**
 * @typedef {import("./session.js").TableSession} TableSession
 * @typedef {"later" | "proved" | "fits" | "alone" | "given" | "left-out" | "wrong-secret" | "wrong-seed"} Verdict
 */

/** How a button shows each verdict. @type {Record<Verdict, "later" | "good" | "open" | "bad">} */
const LOOKS = { later: "later", proved: "good", fits: "good", alone: "open", given: "open", "left-out": "open", "wrong-secret": "bad", "wrong-seed": "bad" };

/**
 * What can be said of a seed.
 * @param {{commitment: string, secret: string | null, seed: string | null, shares: (string | null)[] | null}} table
 * @param {number[]} seats those of the reader @param {import("../share.js").KeptShare | null} own what this browser kept
 * @returns {Verdict}
 */
export function verdictOf({ commitment, secret, seed, shares }, seats, own) {
  if (seed === null) return "later";
  if ((own && own.commitment !== commitment) || sha256(bytes(shares ? secret ?? "" : seed)) !== commitment) return "wrong-secret";
  if (!shares) return "given";
  if (jointSeed(secret ?? "", shares) !== seed) return "wrong-seed";
  if (own && !seats.some((seat) => shares[seat] === own.share)) return seats.length > 0 ? "left-out" : "fits";
  if (own) return "proved";
  return shares.some((share) => share !== null) ? "fits" : "alone";
}

/** @param {string} secret @param {(string | null)[]} shares @returns {string} */
function jointSeed(secret, shares) {
  const given = shares.flatMap((share) => (share === null ? [0] : [share.length / 2, ...bytes(share)]));
  return sha256(new Uint8Array([...new TextEncoder().encode("roundhouse joint seed"), ...bytes(secret), ...given]));
}

/** @param {string} hex */
function bytes(hex) {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

/** The dialog that lies over the table as `session.dialog`. */
export const PROOF = "proof";

/** @param {import("./live-table.js").LiveTable} live @param {import("../types.js").TableShape} table @returns {Verdict} */
function verdict(live, table) {
  return verdictOf(table, live.ownSeats.value, keptShare(live.id));
}

/** The verdict at the end of a game; more on a click. @param {{session: TableSession}} props */
export function ProofButton({ session }) {
  const table = session.live?.table.value;
  if (!session.live || !table) return null;
  const looks = LOOKS[verdict(session.live, table)];
  return html`<button type="button" class=${`proof-${looks}`} onClick=${() => (session.dialog.value = PROOF)}>${t(`proof-short-${looks}`)}</button>`;
}

/** @param {{session: TableSession}} props */
export function ProofDialog({ session }) {
  const table = session.live?.table.value;
  if (session.dialog.value !== PROOF || !session.live || !table) return null;
  const found = verdict(session.live, table);
  const people = table.seats.map((holder, seat) => ({ holder, seat })).filter(({ holder }) => holder.person);
  return html`<${Dialog} title=${t("proof-title")} class="proof" onClose=${() => (session.dialog.value = null)}>
    <p class=${`proof-${LOOKS[found]}`} role="status">${t(`proof-${found}`)}</p>
    <dl>
      <${ProofValue} title=${t("proof-commitment")} value=${table.commitment} />
      ${table.secret && html`<${ProofValue} title=${t("proof-secret")} value=${table.secret} />`}
      ${table.shares &&
      people.map(({ seat }) => html`<${ProofValue} key=${seat} title=${t("proof-share", { who: plainName(session, seat) })} value=${table.shares?.[seat] ?? t("proof-no-share")} />`)}
      ${table.seed && html`<${ProofValue} title=${t("proof-seed")} value=${table.seed} />`}
    </dl>
    <p class="muted">${t("proof-more")}</p>
  <//>`;
}

/** @param {{title: string, value: string}} props */
function ProofValue({ title, value }) {
  return html`<dt>${title}</dt><dd class="figure">${value}</dd>`;
}
