import type { Attachment } from "svelte/attachments";

/**
 * Focus is never lost: when what has it goes, can't be pressed any more or isn't seen, it goes to what is found
 * elsewhere. Whoever knows a better place takes it there first, and so does what is kept within.
 */
export function keepFocus(elsewhere: string): Attachment<HTMLElement> {
  return (root) => {
    let held: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isLost = (): boolean => {
      const now = document.activeElement;
      if (held === null || (now !== null && now !== document.body && now !== held)) return false;
      return !root.contains(held) || held.matches(":disabled") || held.checkVisibility?.() === false;
    };
    const look = () => {
      if (!isLost()) return;
      held = null;
      root.querySelector<HTMLElement>(elsewhere)?.focus();
    };
    const focused = ({ target }: FocusEvent) =>
      (held = target instanceof Element && target.closest("[data-keeps]") === root ? target : null);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look);
    });

    root.dataset.keeps = "";
    root.addEventListener("focusin", focused);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["class", "disabled", "hidden"],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      root.removeEventListener("focusin", focused);
    };
  };
}
