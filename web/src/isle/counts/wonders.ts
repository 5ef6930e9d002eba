import { slug, t, tOrNull, wordFor } from "../../lib/fluent";
import { tracksFor } from "../../lib/legend";
import type { People } from "../../lib/people";
import type { Picture } from "../../wire";
import type { Count } from "../../panels/counters";

/** Which wonders are free and what they need, and how far the others are. */
export function counts(picture: Picture, people: People): Count[] {
  const all = tracksFor(picture, "works");
  if (all.length === 0) return [];
  const rows = all.map(({ name, owner, value: stages }) =>
    owner === null
      ? t("wonder-free", { wonder: wordFor(name), needs: tOrNull(`wonder-needs-${slug(name)}`) ?? "" })
      : t("wonder-of", { wonder: wordFor(name), name: people.name(owner), stages }),
  );
  const claimed = all.filter(({ owner }) => owner !== null).length;
  const lines = [t("counter-wonders"), ...rows];
  return [{ key: "wonders", icon: "fort", value: `${claimed}/${all.length}`, lines }];
}
