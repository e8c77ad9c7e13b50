/** A map as the text of a file, as `roundhouse` reads it: one line for each entry of a list. */

/** @param {Record<string, any>} value @returns {string} */
export function tomlOf(value) {
  const simple = Object.entries(value).filter(([, entry]) => !isTable(entry));
  const tables = Object.entries(value).filter(([, entry]) => isTable(entry));
  const lines = simple.map(([name, entry]) => `${name} = ${written(entry)}`);
  for (const [name, entries] of tables) {
    const rows = entries.map((/** @type {Record<string, any>} */ entry) => {
      const fields = Object.entries(entry).map(([field, one]) => `${field} = ${written(one)}`);
      return `  { ${fields.join(", ")} },`;
    });
    lines.push("", `${name} = [`, ...rows, "]");
  }
  return `${lines.join("\n")}\n`;
}

/** @param {any} entry */
function isTable(entry) {
  return Array.isArray(entry) && entry.some((one) => typeof one === "object");
}

/** What TOML and JSON write alike. @param {any} value @returns {string} */
function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  return JSON.stringify(value).replaceAll("\x7f", "\\u007f");
}
