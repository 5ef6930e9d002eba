import type { Attachment } from "svelte/attachments";

import type { Playing } from "../../state/playing.svelte";

/** Words about what the pointer or the keys rest on, or what was pressed: the prompt shows them. */
export function captioned(playing: Playing, words: () => string): Attachment<HTMLElement> {
  return (node) => {
    let said = "";
    const say = () => {
      said = words();
      if (said) playing.caption = said;
    };
    // What has the focus loses it also when it is taken away, in the midst of drawing: nothing may change then.
    const hush = () => {
      const gone = said;
      said = "";
      if (gone) queueMicrotask(() => playing.caption === gone && (playing.caption = ""));
    };
    const ends = ["pointerleave", "focusout"] as const;
    const begins = ["pointerenter", "focusin", "click"] as const;
    for (const name of begins) node.addEventListener(name, say);
    for (const name of ends) node.addEventListener(name, hush);
    return () => {
      hush();
      for (const name of begins) node.removeEventListener(name, say);
      for (const name of ends) node.removeEventListener(name, hush);
    };
  };
}
