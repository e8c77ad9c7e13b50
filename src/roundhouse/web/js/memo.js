/** A component that is drawn again only when one of its props is another, or a signal that it reads. */
import { h } from "preact";

/** @template {object} Props @param {import("preact").FunctionComponent<Props>} Part @returns {import("preact").FunctionComponent<Props>} */
export function memo(Part) {
  /** @this {import("preact").Component<Props>} @param {Props} props */
  function Memo(props) {
    this.shouldComponentUpdate = (next) => differs(this.props, /** @type {Props} */ (next));
    return h(Part, props);
  }
  return /** @type {import("preact").FunctionComponent<Props>} */ (/** @type {unknown} */ (Memo));
}

/** @param {object} one @param {object} other whether any prop of the two is another */
export function differs(one, other) {
  const [before, after] = [Object.entries(one), /** @type {Record<string, unknown>} */ (other)];
  return before.length !== Object.keys(after).length || before.some(([name, value]) => after[name] !== value);
}
