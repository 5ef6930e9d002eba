/** Whether every text on a page can be read: whole, in sight, and not over another one. By bounding boxes. */

/** Pixels that rounding, shadows of letters and line heights may take. */
const SLACK = 2;

/** Everything wrong with the texts of a page, a sentence each; what is so for one frame only nobody sees. */
export async function unreadable(page) {
  await drawn(page);
  const found = await page.evaluate(findUnreadable, SLACK);
  if (found.length === 0) return [];
  await drawn(page);
  const still = await page.evaluate(findUnreadable, SLACK);
  return found.filter((one) => still.includes(one));
}

/** Give the window another size, and wait until the page has it and has drawn itself for it. */
export async function resize(page, size) {
  await page.setViewportSize(size);
  // A page that is too wide for a phone is shown smaller, in the same shape.
  const isThere = ({ width, height }) => Math.abs(innerWidth / width - innerHeight / height) < 0.01;
  await page.waitForFunction(isThere, size);
  await drawn(page);
}

/** Wait until what has changed is drawn, also what was measured for it. */
export function drawn(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/* Runs in the page. */
function findUnreadable(slack) {
  const modal = document.querySelector("dialog:modal");
  const root = modal ?? document.body;
  const wide = document.documentElement.clientWidth;
  const found = [];

  const style = (element) => getComputedStyle(element);
  const parents = (element) => {
    const all = [];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) all.push(at);
    return all;
  };
  /** Only for screen readers, or folded away. */
  const isUnseen = (element) => {
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      return true;
    return parents(element).some((one) => {
      const { clip, clipPath, position } = style(one);
      return position === "absolute" && (clip !== "auto" || clipPath.startsWith("inset(50%"));
    });
  };
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isThere = (box) => box.right - box.left > slack && box.bottom - box.top > slack;
  const tell = (text) => `“${text.length > 60 ? `${text.slice(0, 57)}...` : text}”`;

  /** Boxes of the lines of an element's own text, as high as its letters: lines may stand close. */
  function linesOf(element) {
    const lines = [];
    const letters = parseFloat(style(element).fontSize);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const over = Math.max(0, (bottom - top - letters) / 2);
        lines.push({ left, right, top: top + over, bottom: bottom - over });
      }
    }
    return lines.filter((box) => box.right > box.left);
  }

  const texts = [];
  for (const element of root.querySelectorAll("*")) {
    if (element.closest("svg, option, script, style, noscript") || isUnseen(element)) continue;
    const text = element.textContent.trim().replace(/\s+/g, " ");
    const fields = element.matches("select") ? fieldText(element) : null;
    if (fields) found.push(fields);
    if (element.matches("select, input, textarea")) continue;
    let seen = linesOf(element);
    if (seen.length === 0) continue;
    // A name that people chose may be shortened: it is written out elsewhere.
    const isName = element.closest("bdi") !== null;
    for (const parent of parents(element)) {
      const { overflowX, overflowY } = style(parent);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = parent.getBoundingClientRect();
      const isCut = (way, before, after) =>
        /hidden|clip/.test(way) && seen.some((line) => before(line, box) > slack || after(line, box) > slack);
      if (
        isCut(
          overflowX,
          (line) => box.left - line.left,
          (line) => line.right - box.right,
        ) &&
        !isName
      )
        found.push(`${tell(text)} is cut at the side`);
      if (
        isCut(
          overflowY,
          (line) => box.top - line.top,
          (line) => line.bottom - box.bottom,
        )
      )
        found.push(`${tell(text)} is cut at the top or bottom`);
      seen = seen.map((line) => meet(line, box)).filter(isThere);
    }
    const isAside = seen.some((line) => line.right > wide + slack || line.left < -slack);
    if (isAside) found.push(`${tell(text)} reaches out of the window`);
    if (seen.length > 0) texts.push({ element, text, seen });
  }

  /** What is chosen in a select must fit into it; the arrow takes some room. */
  function fieldText(select) {
    const text = select.selectedOptions[0]?.textContent.trim() ?? "";
    const { font, paddingLeft, paddingRight } = style(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const arrow = style(select).appearance === "none" ? 0 : 16;
    return pen.measureText(text).width > room - arrow + slack ? `${tell(text)} is cut in its field` : null;
  }

  /** Something that lies above the rest on purpose, with a ground of its own: it covers, it doesn't overlap. */
  const layerOf = (element) =>
    parents(element).find((one) => {
      const { position, backgroundColor } = style(one);
      return /absolute|fixed|sticky/.test(position) && !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
    }) ?? null;
  for (const one of texts) one.layer = layerOf(one.element);
  for (const [number, one] of texts.entries())
    for (const other of texts.slice(number + 1)) {
      if (one.layer !== other.layer) continue;
      const clash = one.seen.some((line) => other.seen.some((box) => isThere(meet(line, box))));
      if (clash && !one.element.contains(other.element) && !other.element.contains(one.element))
        found.push(`${tell(one.text)} and ${tell(other.text)} overlap`);
    }

  // What a button shows lies within its frame.
  for (const button of root.querySelectorAll("button, .button")) {
    const frame = button.getBoundingClientRect();
    const isOut = (box) =>
      frame.left - box.left > slack ||
      box.right - frame.right > slack ||
      frame.top - box.top > slack ||
      box.bottom - frame.bottom > slack;
    const shown = [...button.querySelectorAll(":not(svg *)")].filter((one) => !isUnseen(one));
    if (shown.some((one) => isOut(one.getBoundingClientRect())))
      found.push(`${tell(button.textContent.trim().replace(/\s+/g, " "))} spills out of its button`);
  }

  // Names of messages instead of messages, and arguments that were not put in.
  for (const { text, element } of texts) {
    if (element.closest("bdi, code, textarea, input, [data-raw]")) continue;
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{\s*\$|\{[a-z_]+\}/.test(text))
      found.push(`${tell(text)} is no text for people`);
  }
  if (document.documentElement.scrollWidth > wide + slack)
    found.push(`the page is ${document.documentElement.scrollWidth - wide} pixels wider than the window`);
  return [...new Set(found)];
}
