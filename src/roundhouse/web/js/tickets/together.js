/** What tickets take together, as the server reckons it for every choice among the drawn ones. */

/**
 * The cars that a ticket adds to those of the others that are kept and held.
 * @param {Record<string, number | null>} together @param {string[]} kept @param {string} ticket
 * @returns {number | null | undefined} null if there are too few cars with it, undefined if there were without it, or while
 * nothing is known
 */
export function moreCars(together, kept, ticket) {
  const others = kept.filter((each) => each !== ticket).sort();
  const without = together[others.join(" ")];
  const all = together[[...others, ticket].sort().join(" ")];
  if (without === undefined || without === null || all === undefined) return undefined;
  return all === null ? null : all - without;
}
