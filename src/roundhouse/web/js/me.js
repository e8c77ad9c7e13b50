/** Who the reader is: nobody until the first click that needs a name, then a guest with a friendly one. */
import { signal } from "@preact/signals";
import { t } from "./i18n.js";
import { Refused, request } from "./transport.js";

/** @typedef {import("./types.js").Me} Me */

const UNKNOWN = 401;
const NAMES = 12; // made-up names in each list of the texts

/** Who the reader is; null until the server has said it. */
export const me = signal(/** @type {Me | null} */ (null));

/** Ask the server; a cookie that no longer counts is nobody's. */
export async function whoAmI() {
  try {
    me.value = await request("GET", "/api/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== UNKNOWN) throw error;
    me.value = { person: null, name: null, login: null, muted: [], names: {} };
  }
}

/** Be somebody: before anything is made or joined. @returns {Promise<Me>} */
export async function beSomebody() {
  if (me.value === null) await whoAmI(); // else somebody would become somebody new
  if (me.value?.person) return me.value;
  const made = /** @type {Me} */ (await request("POST", "/api/me", { name: friendlyName() }));
  me.value = made;
  return made;
}

/** @param {string} name */
export async function rename(name) {
  await beSomebody();
  me.value = await request("PATCH", "/api/me", { name });
}

/** A colour or weather and a railway word, such as "Amber Signal". */
function friendlyName() {
  const any = () => 1 + Math.floor(Math.random() * NAMES);
  return t("session-made-up-name", { first: t(`session-first-${any()}`), last: t(`session-last-${any()}`) });
}
