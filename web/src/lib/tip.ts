import "./tip.css";

import type { Attachment } from "svelte/attachments";

/** How long one points at something before it is explained, in milliseconds. */
const PATIENCE = 300;
const GAP = 6;

/** What is told stays in the part of the page that it is about. */
const LANDMARKS = "dialog, main, header, aside, section";

let count = 0;

/**
 * Lines that explain an element, the first of them its head: while it is pointed at or has the focus. Where a
 * press does nothing else, `tap` shows them, too, so that nothing needs a pointer that hovers.
 */
export function tip(lines: () => readonly string[], tap = false): Attachment<HTMLElement> {
  return (element) => {
    const id = `tip-${(count += 1)}`;
    let bubble: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(): void {
      clearTimeout(timer);
      const words = lines();
      if (bubble || words.length === 0) return;
      bubble = document.createElement("div");
      bubble.className = "tip";
      bubble.id = id;
      bubble.setAttribute("role", "tooltip");
      bubble.append(
        ...words.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
      );
      (element.closest(LANDMARKS) ?? document.body).append(bubble);
      element.setAttribute("aria-describedby", id);
      place(bubble, element.getBoundingClientRect());
      document.addEventListener("keydown", escape, true);
      document.addEventListener("pointerdown", elsewhere, true);
      document.addEventListener("scroll", hide, true);
    }

    function hide(): void {
      clearTimeout(timer);
      bubble?.remove();
      bubble = null;
      element.removeAttribute("aria-describedby");
      document.removeEventListener("keydown", escape, true);
      document.removeEventListener("pointerdown", elsewhere, true);
      document.removeEventListener("scroll", hide, true);
    }

    function escape(event: KeyboardEvent): void {
      if (event.key === "Escape") hide();
    }

    function elsewhere(event: Event): void {
      if (!(event.target instanceof Node && element.contains(event.target))) hide();
    }

    function entered(event: PointerEvent): void {
      if (event.pointerType === "mouse") timer = setTimeout(show, PATIENCE);
    }

    function left(event: PointerEvent): void {
      if (event.pointerType === "mouse" && document.activeElement !== element) hide();
    }

    const on: [string, (event: never) => void][] = [
      ["pointerenter", entered],
      ["pointerleave", left],
      ["focus", () => element.matches(":focus-visible") && show()],
      ["blur", hide],
      ["click", tap ? show : hide],
    ];
    for (const [name, act] of on) element.addEventListener(name, act as EventListener);
    return () => {
      for (const [name, act] of on) element.removeEventListener(name, act as EventListener);
      hide();
    };
  };
}

/** Above the element where there is room, else below, and never beyond the edge of the screen. */
function place(bubble: HTMLElement, at: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP));
  const above = at.top - height - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP)}px`;
}
