/**
 * The line on top of every screen: the name, what the screen puts in, language and light.
 *
 *     html`<${Header} about=${...}> the prompt ... buttons of the table <//>`
 */
import { html } from "./html.js";
import { language, LANGUAGES, switchLanguage, t } from "./i18n.js";
import { theme, switchTheme } from "./theme.js";

/**
 * @param {{about?: any, children?: any, tools?: any}} props `about` stands beside the name, `children` in the middle,
 * `tools` before language and light
 */
export function Header({ about, children, tools }) {
  return html`<header class="top">
    <a class="brand" href="/">${t("page-name")}</a>
    ${about}
    <div class="top-middle">${children}</div>
    <nav class="top-tools" aria-label=${t("page-tools")}>
      ${tools}
      <${LanguageChoice} />
      <${ThemeButton} />
    </nav>
  </header>`;
}

/** On a phone its two letters are shown, with the choice lying unseen above them. */
function LanguageChoice() {
  return html`<span class="language-choice">
    <span class="language-code" aria-hidden="true">${language.value.toUpperCase()}</span>
    <select
      class="language"
      aria-label=${t("page-language")}
      value=${language.value}
      onChange=${(/** @type {Event} */ event) =>
        switchLanguage(/** @type {HTMLSelectElement} */ (event.target).value).catch(() => {})}
    >
      ${Object.entries(LANGUAGES).map(([id, name]) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
    </select>
  </span>`;
}

function ThemeButton() {
  const dark = theme.value === "dark";
  return html`<button class="icon" type="button" onClick=${switchTheme} aria-label=${t(dark ? "page-to-light" : "page-to-dark")}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      ${dark
        ? html`<circle cx="12" cy="12" r="4.5" /><path
              d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
            />`
        : html`<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />`}
    </svg>
  </button>`;
}
