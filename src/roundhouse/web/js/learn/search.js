/**
 * Searching the rules: by number, and by how words begin, whatever their accents.
 *
 * @typedef {import("../types").Chapter} Chapter
 * @typedef {{text: string, isHit: boolean}} Piece
 */

const ACCENTS = /\p{M}/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** Without accents and capitals. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase();
}

/** What is sought, word by word. @param {string} sought @returns {string[]} */
export function soughtWords(sought) {
  return plain(sought).split(/\s+/).filter(Boolean);
}

/** @param {Chapter[]} chapters @param {string[]} words @returns {Chapter[]} those with a rule that has all the words */
export function matching(chapters, words) {
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => words.every((word) => has(rule, chapter.title, word))) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** @param {{id: string, text: string}} rule @param {string} title @param {string} word */
function has(rule, title, word) {
  const id = plain(rule.id);
  const [letter, digits] = id.split("-");
  if (id.startsWith(word) || `${letter}${digits}`.startsWith(word) || (/^\d+$/.test(word) && Number(word) === Number(digits))) return true;
  return hits(`${rule.text} ${title}`, [word]).length > 0;
}

/** A text in pieces, those that were sought marked. @param {string} text @param {string[]} words @returns {Piece[]} */
export function pieces(text, words) {
  /** @type {Piece[]} */
  const found = [];
  let done = 0;
  for (const [start, end] of hits(text, words)) {
    if (start < done) continue;
    if (start > done) found.push({ text: text.slice(done, start), isHit: false });
    found.push({ text: text.slice(start, end), isHit: true });
    done = end;
  }
  if (done < text.length) found.push({ text: text.slice(done), isHit: false });
  return found;
}

/** Where words of the text begin with one of these. @param {string} text @param {string[]} words @returns {[number, number][]} */
function hits(text, words) {
  const { letters, places } = folded(text);
  /** @type {[number, number][]} */
  const found = [];
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      if (at === 0 || !LETTER.test(letters[at - 1])) found.push([places[at], places[at + word.length - 1] + 1]);
    }
  }
  return found.sort(([one], [other]) => one - other);
}

/** The text without accents, and where each of its letters stood. @param {string} text */
function folded(text) {
  let letters = "";
  /** @type {number[]} */
  const places = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const letter of plain(text[at])) {
      letters += letter;
      places.push(at);
    }
  }
  return { letters, places };
}
