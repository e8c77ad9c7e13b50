/** What came to the board last: all since the reader's last turn, so that nothing is missed however fast the others were. */
import { useRef } from "preact/hooks";

const NOTHING = /** @type {Set<string>} */ (new Set());

/**
 * @param {import("./session.js").TableSession<any>} session
 * @param {(view: any) => Iterable<string>} thingsOn what lies on the board of a view
 * @returns {Set<string>}
 */
export function useChanged(session, thingsOn) {
  const seen = useRef({ view: /** @type {any} */ (null), things: NOTHING, changed: NOTHING, wasMine: false, isStale: true });
  const looked = useRef({ view: /** @type {any} */ (null), things: NOTHING, changed: NOTHING });
  const now = seen.current;
  const view = session.newestView.value;
  if (view && view !== now.view) {
    const things = new Set(thingsOn(view));
    const added = now.view ? [...things].filter((one) => !now.things.has(one)) : [];
    const isAlone = now.wasMine || now.isStale || session.seat.value === null;
    if (now.wasMine || added.length > 0 || things.size < now.things.size) now.changed = new Set(isAlone ? added : [...now.changed, ...added]);
    if (now.wasMine || added.length > 0) now.isStale = now.wasMine;
    now.view = view;
    now.things = things;
  }
  now.wasMine = session.isMyTurn.value;
  const past = session.past.value?.view;
  if (!past) {
    looked.current.view = null;
    return now.changed;
  }
  const then = looked.current;
  if (past !== then.view) {
    const things = new Set(thingsOn(past));
    then.changed = then.view ? new Set([...things].filter((one) => !then.things.has(one))) : NOTHING;
    then.view = past;
    then.things = things;
  }
  return then.changed;
}
