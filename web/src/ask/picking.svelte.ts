import { payingSort, verbKind } from "../lib/legend";
import { askParts, verbText, type Part } from "../lib/sentences";
import type { Playing } from "../state/playing.svelte";
import type { AskOption } from "../wire";
import { ownCards } from "./prices";
import { asksForCards, cardOf, cardOptions, sortOf } from "./shape";

/** A question that is answered with cards, so many at once, and what is chosen so far. */
export class Picking {
  constructor(readonly playing: Playing) {}

  private readonly table = $derived.by(() => this.playing.table);
  private readonly ask = $derived(this.table.ask);
  /** The question itself wants cards; else a button was pressed, and one may leave again. */
  readonly must = $derived(this.ask !== null && asksForCards(this.ask, this.table.legend));
  readonly options = $derived.by(() => cardOptions(this.playing.cards, this.table.legend));
  /** Answers to the same question that are no cards, such as “take nothing”. */
  readonly others = $derived.by(() =>
    this.must ? this.playing.cards.filter((option) => !this.options.includes(option)) : [],
  );
  readonly most = $derived(this.must ? (this.ask?.most ?? 1) : 1);
  readonly verb = $derived(this.options[0]?.verb ?? "");
  readonly sort = $derived(sortOf(this.verb, this.table.legend) ?? "");
  /** They are cards that one pays with, which lie in slots of their own. */
  readonly pays = $derived(this.sort !== "" && this.sort === payingSort(this.table.legend));
  readonly held = $derived(ownCards(this.table, this.sort));
  /** They come to our hand, or are only named, by a card that is played; else they leave our hand. */
  readonly takes = $derived.by(() => {
    const { takes, plays } = verbKind(this.table.legend, this.verb);
    return Boolean(takes || plays) || this.options.some((option) => !this.held[this.cardOf(option)]);
  });
  /** Each question begins with nothing. */
  readonly question = $derived.by(() => `${this.ask?.frame} ${this.playing.verb}`);
  readonly counts = $derived.by(() =>
    this.playing.picked.of === this.question ? this.playing.picked.counts : {},
  );
  readonly chosen = $derived.by(() =>
    this.options.flatMap(({ words }) => Array<string>(this.counts[words] ?? 0).fill(words)),
  );
  readonly isWhole = $derived(this.chosen.length === this.most);
  /** What is chosen, by card. */
  readonly cards = $derived(
    Object.fromEntries(this.options.map((option) => [this.cardOf(option), this.countOf(option)])),
  );
  readonly only = $derived(this.options.find(({ words }) => words === this.chosen[0]));

  readonly missing = $derived.by(() => this.most - this.chosen.length);
  /** The question, or what was pressed. */
  readonly parts: Part[] = $derived.by(() =>
    this.must && this.ask ? askParts(this.ask, this.table.subject) : [verbText(this.verb, this.table.legend)],
  );

  cardOf(option: AskOption): string {
    return cardOf(option, this.table.legend) ?? "";
  }

  countOf({ words }: AskOption): number {
    return this.counts[words] ?? 0;
  }

  /** How many of it can be chosen beside the others. */
  room(option: AskOption): number {
    return Math.min(option.times ?? 1, this.countOf(option) + this.most - this.chosen.length);
  }

  /** One more of it; of a single one, this instead of another. */
  add(option: AskOption): void {
    if (this.most === 1) this.playing.picked = { of: this.question, counts: { [option.words]: 1 } };
    else this.set(option, this.countOf(option) + 1);
  }

  set(option: AskOption, count: number): void {
    const counts = { ...this.counts, [option.words]: Math.min(Math.max(count, 0), this.room(option)) };
    this.playing.picked = { of: this.question, counts };
  }

  /** The answer for a card of our hand. */
  optionOf(card: string): AskOption | undefined {
    return this.options.find((option) => this.cardOf(option) === card);
  }

  /** Escape leaves what was pressed; a question has to be answered. */
  pressed(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.must) return;
    event.stopPropagation();
    this.playing.leave();
    this.playing.toPrompt();
  }

  send(event: SubmitEvent): void {
    event.preventDefault();
    if (this.isWhole && !this.table.isBusy) void this.playing.act(...this.chosen);
  }
}
