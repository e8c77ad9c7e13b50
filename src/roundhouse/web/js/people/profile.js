/** Somebody's page: what they played, how it went, against whom, and how their ratings came about. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Header } from "../header.js";
import { me } from "../me.js";
import { errorInWords } from "../refusals.js";
import { NameTag } from "../start/name.js";
import { Refused, request } from "../transport.js";
import { RatingChart } from "./chart.js";
import { Conduct, OwnData } from "./conduct.js";
import { FinishedList } from "./game-list.js";
import { day, figure, kindOfGame, percent, personLink } from "./words.js";

/**
 * @typedef {import("../types.js").Profile} Profile
 * @typedef {import("../types.js").RatingPoint} RatingPoint
 */

/** @param {{id: string}} props */
export function ProfileScreen({ id }) {
  const [profile, setProfile] = useState(/** @type {Profile | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const isMine = me.value?.person === id;
  useEffect(() => {
    setProfile(null);
    setTrouble("");
    request("GET", `/api/people/${encodeURIComponent(id)}`).then(setProfile, (error) => {
      const name = error instanceof Refused ? String(error.refusal.params?.name ?? "") : "";
      setTrouble(name ? t("people-hidden", { name }) : errorInWords(error).text);
    });
  }, [id, me.value?.person]);
  useEffect(() => {
    document.title = profile ? `${profile.name} – ${t("page-name")}` : t("page-name");
  }, [profile]);
  return html`<${Header} tools=${html`<a class="tool-link" href="/leaderboards">${t("people-leaderboards")}</a><${NameTag} />`} />
    <main class="narrow who" aria-busy=${profile === null && !trouble}>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${profile && html`<${WholeProfile} profile=${profile} isMine=${isMine} onHide=${(/** @type {boolean} */ hidden) => setProfile({ ...profile, hidden })} />`}
    </main>`;
}

/** @param {{profile: Profile, isMine: boolean, onHide: (hidden: boolean) => void}} props */
function WholeProfile({ profile, isMine, onHide }) {
  return html`<div class="who-head">
      <h1><bdi>${profile.name}</bdi></h1>
      <p class="muted">${t(profile.guest ? "people-guest-since" : "people-since", { when: day(profile.since) })}</p>
    </div>
    ${isMine && html`<${OpennessChoice} hidden=${profile.hidden} onHide=${onHide} />`}
    ${!isMine && me.value?.person && html`<p><a href=${`/people/${profile.person}/against/${me.value.person}`}>${t("people-against-you")}</a></p>`}
    ${!isMine && me.value?.person && html`<${Conduct} person=${profile.person} name=${profile.name} />`}
    ${profile.games.length === 0 ? html`<p>${t("people-no-games")}</p>` : html`<${Ratings} profile=${profile} /><${Sums} profile=${profile} /><${Opponents} profile=${profile} />`}
    ${profile.games.length > 0 && html`<${FinishedList} person=${profile.person} />`}
    ${isMine && html`<${OwnData} name=${profile.name} />`}`;
}

/** @param {{hidden: boolean, onHide: (hidden: boolean) => void}} props */
function OpennessChoice({ hidden, onHide }) {
  const [trouble, setTrouble] = useState("");
  const change = async (/** @type {Event} */ event) => {
    const wanted = !(/** @type {HTMLInputElement} */ (event.target).checked);
    try {
      onHide((await request("PUT", "/api/me/openness", { hidden: wanted })).hidden);
      setTrouble("");
    } catch (error) {
      setTrouble(errorInWords(error).text);
    }
  };
  return html`<label class="explained openness">
      <input type="checkbox" checked=${!hidden} onChange=${change} />
      <span><strong>${t("people-public")}</strong><span class="muted"> ${t("people-public-about")}</span></span>
    </label>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}`;
}

/** @param {{profile: Profile}} props */
function Ratings({ profile }) {
  const [chosen, setChosen] = useState(0);
  const [points, setPoints] = useState(/** @type {RatingPoint[]} */ ([]));
  const rating = profile.ratings[Math.min(chosen, profile.ratings.length - 1)];
  useEffect(() => {
    setPoints([]);
    if (!rating) return;
    const path = `/api/people/${encodeURIComponent(profile.person)}/rating?game=${rating.game}&players=${rating.players}`;
    request("GET", path).then((course) => setPoints(course.points), () => {});
  }, [profile.person, rating?.game, rating?.players]);
  if (!rating) return null;
  const kind = kindOfGame(rating.game, rating.players);
  return html`<section>
    <h2>${t("people-ratings")}</h2>
    <ul class="rating-cards">
      ${profile.ratings.map(
        (line, index) => html`<li key=${`${line.game}-${line.players}`}>
          <button type="button" aria-pressed=${line === rating} onClick=${() => setChosen(index)}>
            <span>${kindOfGame(line.game, line.players)}</span>
            <strong class="figure">${figure(line.mu, 1)} <small>± ${figure(2 * line.sigma, 1)}</small></strong>
            <span class="muted">${t("people-rated-games", { games: line.games })}</span>
          </button>
        </li>`,
      )}
    </ul>
    <${RatingChart} points=${points} title=${t("people-course", { kind })} />
  </section>`;
}

/** @param {{profile: Profile}} props */
function Sums({ profile }) {
  return html`<section>
    <h2>${t("people-games")}</h2>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t("people-games")}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">${t("people-game")}</th>
            <th scope="col">${t("people-played")}</th>
            <th scope="col">${t("people-won")}</th>
            <th scope="col">${t("people-best")}</th>
            <th scope="col">${t("people-mean")}</th>
            <th scope="col">${t("people-left")}</th>
          </tr>
        </thead>
        <tbody>
          ${profile.games.map(
            (line) => html`<tr key=${`${line.game}-${line.players}-${line.variant}`}>
              <th scope="row">${kindOfGame(line.game, line.players, line.variant)}</th>
              <td>${figure(line.games)}</td>
              <td>${figure(line.wins)} <small class="muted">${percent(line.wins / line.games)}</small></td>
              <td>${line.best === null ? "–" : figure(line.best)}</td>
              <td>${line.mean === null ? "–" : figure(line.mean, 1)}</td>
              <td>${figure(line.left)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{profile: Profile}} props */
function Opponents({ profile }) {
  if (profile.opponents.length === 0) return null;
  return html`<section>
    <h2>${t("people-opponents")}</h2>
    <ul class="opponents">
      ${profile.opponents.map(
        (one) => html`<li key=${one.person}>
          <span class="opponent-name">${personLink(one.person, profile.names)}</span>
          <${Balance} ahead=${one.ahead} behind=${one.behind} games=${one.games} />
          <a href=${`/people/${profile.person}/against/${one.person}`}>${t("people-head-to-head")}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** Ahead, level and behind, as a bar and in figures. @param {{ahead: number, behind: number, games: number}} props */
export function Balance({ ahead, behind, games }) {
  const share = (/** @type {number} */ part) => ({ flexGrow: part });
  return html`<span class="balance" role="img" aria-label=${t("people-balance", { ahead, behind, games })}>
    <span class="figure is-ahead" aria-hidden="true">▲ ${figure(ahead)}</span>
    <span class="balance-bar" aria-hidden="true"><i class="is-ahead" style=${share(ahead)}></i><i style=${share(games - ahead - behind)}></i><i class="is-behind" style=${share(behind)}></i></span>
    <span class="figure is-behind" aria-hidden="true">▼ ${figure(behind)}</span>
  </span>`;
}
