import { slug, t } from "../../lib/fluent";
import type { IconName } from "../../lib/icons";
import type { Picture } from "../../wire";
import type { Count } from "../../panels/counters";

const GIFTS: Readonly<Record<string, IconName>> = { "point gift": "star", "card gift": "cards" };

/** What still lies on the coasts. */
export function counts({ pieces }: Picture): Count[] {
  return Object.entries(GIFTS).flatMap(([kind, icon]): Count[] => {
    const left = pieces.filter((piece) => piece.kind === kind).length;
    const lines = [t(`counter-${slug(kind)}`), t(`about-${slug(kind)}`)];
    return left > 0 ? [{ key: kind, icon, value: `${left}`, lines }] : [];
  });
}
