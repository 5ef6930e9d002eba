import { slug, t } from "../../lib/fluent";
import { pieceKind, piecesFor } from "../../lib/legend";
import type { Picture } from "../../wire";
import { iconCalled, type Count } from "../../panels/counters";

/** What still lies on the coasts. */
export function counts(picture: Picture): Count[] {
  const gifts = piecesFor(picture, "gift");
  const first = new Map(gifts.map((gift) => [gift.kind, gift]));
  return [...first].sort().map(([kind, gift]) => {
    const left = gifts.filter((other) => other.kind === kind).length;
    const lines = [t(`counter-${slug(kind)}`), t(`about-${slug(kind)}`)];
    return { key: kind, icon: iconCalled(pieceKind(picture, gift).icon), value: `${left}`, lines };
  });
}
