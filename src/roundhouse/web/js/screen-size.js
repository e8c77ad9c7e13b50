/** Whether the page is as narrow as a phone: there the panels of a table are tabs and names on a map are larger. */
import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 760px)");

export const isNarrow = signal(query.matches);

query.addEventListener("change", () => {
  isNarrow.value = query.matches;
});
