import type { Playing } from "../../state/playing.svelte";
import { deedsAt, ownKnights, SHEET } from "./deeds";

/** Whether somebody reads a card that we hold. */
export function isRead({ face, table }: Playing): boolean {
  const own = table.picture?.hands.filter(({ owner }) => owner === table.seat) ?? [];
  return face !== "" && own.some(({ cards }) => (cards?.[face] ?? 0) > 0);
}

/** Whether our knights are shown: all of them in our turn, when somebody asks for them, or what can be done at a place. */
export function areShown(playing: Playing): boolean {
  const { looked, sheet, table } = playing;
  if (sheet === SHEET && table.endTurn !== null && ownKnights(table).length > 0) return true;
  return looked !== "" && deedsAt(playing, looked).length > 0;
}

export function talks(playing: Playing): boolean {
  return isRead(playing) || areShown(playing);
}
