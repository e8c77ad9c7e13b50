/* What is wrong with the texts that can be seen now: not translated, cut off, outside the window, covered, over each other. */
(names) => {
  const found = [];
  const known = new Set(names);
  const clips = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const shown = [];
  /** What is left of a line by everything around it that clips or scrolls. */
  const inSight = (line, element) => {
    let { left, right, top, bottom } = line;
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("script, noscript, style, .visually-hidden, .brand, [lang]:not(html), [translate=no]")) continue;
    let isForReadersOnly = false;
    for (let around = element; around; around = around.parentElement) {
      isForReadersOnly ||= getComputedStyle(around).clipPath.startsWith("inset(50%");
    }
    if (isForReadersOnly) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    shown.push({ text, element, box, lines: [...range.getClientRects()].map((line) => inSight(line, element)) });
  }
  for (const { text, element, box } of shown) {
    const own = text.replaceAll(/\b[A-Z]-\d{3}\b/g, "");
    const words = (own.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !known.has(word));
    if (words.length) found.push(`not translated: ${text}`);
    if (element.closest("svg")) continue; // drawings fit themselves
    let [x, y] = [true, true];
    for (let around = element; around && (x || y); around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (scrolls(style.overflowX)) x = false;
      if (scrolls(style.overflowY)) y = false;
      const wide = x && clips(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
      const high = y && clips(style.overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3);
      const isToldElsewhere = (style.textOverflow === "ellipsis" || around.matches(".turn-chip")) && around.closest("[title]"); // shortened on purpose
      if ((wide || high) && isToldElsewhere) [x, y] = [false, false];
      else if (wide || high) {
        found.push(`cut off by ${around.tagName.toLowerCase()}.${around.className}: ${text}`);
        [x, y] = [false, false];
      }
      if (style.position === "fixed") break;
    }
    if (x && (box.right > innerWidth + 1.5 || box.left < -1.5)) found.push(`outside the window: ${text}`);
  }
  /** What is painted over the middle of a line and hides it, if anything does. */
  const cover = (element, { left, right, top, bottom }) => {
    if (getComputedStyle(element).pointerEvents === "none") return null; // points pass through it
    for (const upper of document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)) {
      if (upper === element || element.contains(upper)) return null;
      if (upper.contains(element)) continue;
      if (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(upper).backgroundColor)) return upper;
    }
    return document.body; // beyond the window
  };
  /** Whether something lies over others on purpose: it was taken out of their flow. */
  const isLaidOver = (upper, element) => {
    for (let around = upper; around && !around.contains(element); around = around.parentElement) {
      const { position, zIndex } = getComputedStyle(around);
      if (/absolute|fixed|sticky/.test(position) || zIndex !== "auto") return true;
    }
    return false;
  };
  const seen = [];
  for (const { text, element, lines } of shown) {
    if (element.closest("svg")) continue;
    const covers = lines.map((line) => (line.right > line.left && line.bottom > line.top ? cover(element, line) : document.body));
    const wrong = covers.find((upper) => upper && !upper.contains(element) && !isLaidOver(upper, element));
    if (wrong) found.push(`covered by ${wrong.tagName.toLowerCase()}.${wrong.className}: ${text}`);
    seen.push({ text, element, lines: lines.filter((_, number) => !covers[number]) });
  }
  const layer = (element) => element.closest("dialog, [popover]") ?? document.body;
  for (const [number, one] of seen.entries()) {
    for (const other of seen.slice(number + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (layer(one.element) !== layer(other.element)) continue;
      const isOver = one.lines.some((mine) =>
        other.lines.some((theirs) => {
          const wide = Math.min(mine.right, theirs.right) - Math.max(mine.left, theirs.left);
          const high = Math.min(mine.bottom, theirs.bottom) - Math.max(mine.top, theirs.top);
          return wide > 3 && high > 6;
        }),
      );
      if (isOver) found.push(`over each other: ${one.text} | ${other.text}`);
    }
  }
  return [...new Set(found)];
}
