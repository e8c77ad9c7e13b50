/** The screens of this room, by their address. */
import { useEffect } from "preact/hooks";
import { loadGames } from "../games.js";
import { html } from "../html.js";
import { AgainstScreen } from "./against.js";
import { ProfileScreen } from "./profile.js";

export { LeaderboardsScreen } from "./leaderboards.js";
export { NudgesScreen } from "./nudges.js";
export { OperatorScreen } from "./operators.js";
export { SinceScreen } from "./since.js";

/** `/people/ID` and `/people/ID/against/OTHER`. @param {{id: string, rest: string[]}} props */
export function PeopleScreen({ id, rest: [what, other] }) {
  useEffect(() => {
    loadGames().catch(() => {}); // for the names of variants; the screen itself says what is wrong
  }, []);
  return what === "against" && other ? html`<${AgainstScreen} one=${id} other=${other} />` : html`<${ProfileScreen} id=${id} />`;
}
