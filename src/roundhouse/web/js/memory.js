/** What this browser remembers of its reader: theme, language, sound. Works without storage too. */

/** @param {string} name @returns {string | null} */
export function kept(name) {
  try {
    return localStorage.getItem(`roundhouse.${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    localStorage.setItem(`roundhouse.${name}`, value);
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}
