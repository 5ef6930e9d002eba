import type { Playing } from "../../state/playing.svelte";
import { deedsAt, ownKnights, SHEET } from "./deeds";

/** Whether our knights are shown: all of them in our turn, when somebody asks for them, or what can be done at a place. */
export function talks(playing: Playing): boolean {
  const { looked, sheet, table } = playing;
  if (sheet === SHEET && table.endTurn !== null && ownKnights(table).length > 0) return true;
  return looked !== "" && deedsAt(playing, looked).length > 0;
}
