import { tick } from "svelte";

import { groupsOf, placeOf, type Group } from "../ask/groups";
import { asksForPlace, marksOf, type OptionMark } from "../ask/marks";
import { plainPrices } from "../ask/prices";
import { asksForCards, hasOneCard } from "../ask/shape";
import { t } from "../lib/fluent";
import { verbKind } from "../lib/legend";
import { verbText } from "../lib/sentences";
import { kindsOf, worded } from "../lib/verbs";
import type { AskOption } from "../wire";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";

/** How long places stay ringed that changed, and those that somebody wants to find, in milliseconds. */
const CHANGED = 2_000;
const SOUGHT = 4_000;

/** What is asked back about a place of the board. */
export interface Doubt {
  readonly text: string;
  readonly marks: readonly OptionMark[];
  /** Chosen by a key: then the answer is, too. */
  readonly byKey: boolean;
  pick(mark: OptionMark): void;
  close(): void;
}

/**
 * What somebody is about to do at the table: which places are lit, which answers are looked at. Nothing of
 * it is known to the server, and nothing here knows a rule.
 */
export class Playing {
  /** What a button was pressed for, and at which question: with the next one that is over. */
  private wanted: string | null = $state(null);
  private frame: string | undefined = $state();
  ringed: readonly string[] = $state.raw([]);
  /** The cards that are chosen so far, and for what: a screen that is turned shows the dialog elsewhere. */
  picked: { of: string; counts: Readonly<Record<string, number>> } = $state.raw({ of: "", counts: {} });
  /** What is known of the place that the pointer or the keys rest on; "" while they rest elsewhere. */
  caption = $state("");
  /** A place where several things may be done, or one that a finger has to be sure about. */
  doubt: Doubt | null = $state.raw(null);
  /** A place without a question that somebody looks at: what can be done with a piece there is asked of its chapter. */
  looked = $state("");
  /** The same place, if somebody wants to read more about it: it has a card where one talks. */
  studied = $state("");
  /** What somebody wants to read more about: a player, or what wins here. It lies over the log. */
  about: number | "goal" | null = $state(null);
  /** A card of ours whose words are read. */
  face = $state("");
  /** On a phone buttons come when one asks for them: the name of those that are shown. */
  sheet = $state("");
  /** The question at which “end turn” was pressed first, though something could still be done. */
  private ending: string | null = $state(null);
  /** That was asked back already. */
  private warned = false;
  /** Where the focus goes when what it was on is gone; set by the screen. */
  toPrompt: () => void = () => undefined;
  /** The focus goes to the lit places; set by the screen. */
  toBoard: () => void = () => undefined;
  /** The focus goes to the button that takes the last answer back; set by the screen. */
  toBack: () => void = () => undefined;
  /** The board brings a place into view, or shows everything; set by the screen. */
  toPlace: (place: string) => void = () => undefined;
  toWhole: () => void = () => undefined;
  /** Less than the whole board is seen. */
  isNear = $state(false);

  private unring: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableState) {}

  // -- what can be read ----------------------------------------------------------------------------------

  readonly options: readonly AskOption[] = $derived.by(() => this.table.ask?.options ?? []);
  readonly roll: AskOption | null = $derived.by(() => this.table.optionFor("roll"));
  /** The verb whose places are lit, or whose answers are shown. */
  readonly verb: string | null = $derived.by(() =>
    this.table.ask?.frame === this.frame && this.options.some(({ verb }) => verb === this.wanted)
      ? this.wanted
      : null,
  );
  readonly marks: readonly OptionMark[] = $derived.by(() => {
    const { table, verb } = this;
    if (table.isBusy || table.ask === null || !(asksForPlace(table) || verb)) return [];
    return marksOf(table, verb);
  });
  /** A place has to be chosen, and all that leads out of it is to take back what led there. */
  readonly isBound: boolean = $derived.by(
    () => this.marks.length > 0 && this.verb === null && this.table.endTurn === null && this.table.mayUndo,
  );
  /** The answers that are cards, where they are asked for or what was pressed needs one. */
  readonly cards: readonly AskOption[] = $derived.by(() => {
    const { ask, isBusy, legend } = this.table;
    if (ask === null || isBusy) return [];
    if (asksForCards(ask, legend)) return ask.options;
    const own = this.options.filter(({ verb }) => verb === this.verb);
    return own.length > 1 && hasOneCard(own, legend) ? own : [];
  });
  /** We may roll, or end our turn: nothing else asks us something. */
  readonly isFree: boolean = $derived.by(() => this.roll !== null || this.table.endTurn !== null);
  /** What may be done besides rolling, building, playing cards and ending the turn, by verb. */
  readonly deeds: readonly Group[] = $derived.by(() => {
    const { family, legend, pays, subject, endTurn } = this.table;
    const own = [this.roll?.verb, endTurn?.verb];
    const priced = pays ? plainPrices(this.table).map(({ verb }) => verb) : [];
    const onBoard = asksForPlace(this.table);
    return groupsOf(this.options, subject).filter(
      (group) =>
        !own.includes(group.verb) &&
        !priced.includes(group.verb) &&
        !verbKind(legend, group.verb).plays &&
        !family.hasPanel(group.verb) &&
        !(onBoard && this.isPlaced(group)),
    );
  });
  /**
   * Answers that are neither places nor cards: a player, a number, yes or no, or in words. Those of what was pressed, or
   * all there is to decide.
   */
  readonly choices: { head: string; options: readonly AskOption[] } | null = $derived.by(() => {
    const { ask, isBusy, subject } = this.table;
    if (ask === null || isBusy || this.cards.length > 0) return null;
    const wanted = groupsOf(this.options, subject).find(({ verb }) => verb === this.verb);
    if (wanted && !this.isPlaced(wanted))
      return { head: verbText(wanted.verb, this.table.legend), options: wanted.options };
    if (this.isFree) return null;
    const head = t("actions-head");
    const [first, second] = this.deeds;
    if (ask.kind === "yes/no") return { head, options: this.deeds.flatMap(({ options }) => options) };
    const isOnly = first && !second && first.options.length > 1 && !this.isPlaced(first);
    return isOnly ? { head, options: first.options } : null;
  });
  /** The card of ours whose words are read may be played for an answer. */
  readonly isReading: boolean = $derived.by(
    () =>
      this.face !== "" &&
      this.options.some(({ verb }) => verbKind(this.table.legend, verb).plays === this.face),
  );
  /** “End turn” waits for a second press, until something changes or somebody goes elsewhere. */
  readonly surer: boolean = $derived.by(
    () => this.ending !== null && this.ending === this.table.ask?.frame && this.table.endTurn !== null,
  );
  /** What ending the turn would leave undone that brings points, such as a city. */
  readonly undone: readonly AskOption[] = $derived.by(() => {
    const { pieces, verbs } = this.table.legend;
    return this.options.filter(({ verb }) => (pieces[verbs[verb]?.about ?? ""]?.points ?? 0) > 0);
  });

  /** Whether the answers of a group name places. */
  isPlaced({ options: [first] }: Group): boolean {
    return first !== undefined && placeOf(first, this.table.subject) !== undefined;
  }

  // -- what one does -------------------------------------------------------------------------------------

  /** Light the places of a verb, or show its answers, and go there; the same again, or null, leaves. */
  async want(verb: string | null): Promise<void> {
    this.wanted = this.verb === verb ? null : verb;
    this.frame = this.table.ask?.frame;
    if (this.marks.length > 0) this.sheet = "";
    await tick();
    if (this.marks.length > 0 && this.verb !== null) this.toBoard();
  }

  /** Open a sheet, or close it when it is the one that is open. */
  toggle(sheet: string): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  /** Look at a place, or at none any more. */
  look(place: string, more = false): void {
    this.looked = place;
    this.studied = more ? place : "";
  }

  /** Read more about something; the same again closes it. */
  tell(about: number | "goal"): void {
    this.about = this.about === about ? null : about;
  }

  leave(): void {
    if (this.studied) return this.look("");
    if (this.isBound) this.toBack();
    this.wanted = null;
    this.sheet = "";
    this.stay();
  }

  /** The turn isn't to be ended yet. */
  stay(): void {
    this.ending = null;
  }

  /** Go for the first verb that fits: what has one answer is done, else the answers are shown. */
  async go(fits: (verb: string) => boolean): Promise<void> {
    const first = this.options.find(({ verb }) => fits(verb));
    if (first === undefined) return;
    const own = this.options.filter(({ verb }) => verb === first.verb);
    if (own.length === 1 && placeOf(first, this.table.subject) === undefined)
      return void (await this.act(first.words));
    if (this.verb !== first.verb) await this.want(first.verb);
    else if (this.marks.length > 0) this.toBoard();
  }

  /** Answer the question; several answers go together. */
  async act(...words: string[]): Promise<boolean> {
    this.stay();
    return this.settled(async () => {
      const done = await this.table.act(...words);
      if (done) this.wanted = null;
      return done;
    });
  }

  async undo(): Promise<void> {
    await this.settled(() => this.table.undo());
  }

  /** End the turn; asked back first, once a game, where points could still be had and somebody wants that. */
  async endTurn(): Promise<void> {
    const end = this.table.endTurn;
    if (end === null) return;
    if (settings.now.confirmEnd && !this.surer && !this.warned && this.undone.length > 0) {
      this.warned = true;
      this.ending = this.table.ask?.frame ?? null;
      return;
    }
    this.sheet = "";
    await this.act(end.words);
  }

  /** Roll, or end the turn: what comes next. */
  async next(): Promise<void> {
    if (this.roll) await this.act(this.roll.words);
    else await this.endTurn();
  }

  /** Choose a player where the question is about one. */
  async toPlayer(number: number): Promise<void> {
    const color = this.table.picture?.owners[number - 1] ?? "";
    const fitting = this.options.filter(({ args }) => args.includes(color));
    const alone = fitting.every(({ verb }) => verb === fitting[0]?.verb);
    const fits = (verb: string) => verb === this.verb || (this.verb === null && alone);
    const option = this.options.find(
      ({ verb, args }) =>
        args[0] === color && kindsOf(verb, this.table.legend).join() === "seat" && fits(verb),
    );
    if (option) await this.act(option.words);
  }

  /** Something was done elsewhere on the screen. */
  readonly acted = (): void => void this.settle(document.activeElement);

  /** The server knows why something can't be at a place of this kind: it is asked, and refuses. */
  missed(place: string, kind: string): void {
    const { legend, isBusy } = this.table;
    const verbs = this.verb === null ? this.options.map(({ verb }) => verb) : [this.verb];
    const fitting = verbs.find((verb) => kindsOf(verb, legend).join() === kind);
    if (fitting !== undefined && !isBusy) void this.table.act(worded(fitting, legend, place));
  }

  /** Ring places for a while. */
  ring(places: readonly string[], lasts = CHANGED): void {
    this.ringed = places;
    clearTimeout(this.unring);
    this.unring = setTimeout(() => (this.ringed = []), lasts);
  }

  /** Show places that a line of the log is about. */
  point(places: readonly string[]): void {
    this.ring(places, SOUGHT);
    if (places[0] !== undefined) this.toPlace(places[0]);
  }

  close(): void {
    clearTimeout(this.unring);
  }

  /** Do something, then see where the focus is. */
  async settled<T>(deed: () => Promise<T>): Promise<T> {
    const from = document.activeElement;
    const done = await deed();
    await this.settle(from);
    return done;
  }

  /** After an action the focus is where one reads what comes next, unless somebody has gone elsewhere. */
  private async settle(from: Element | null): Promise<void> {
    await tick();
    const now = document.activeElement;
    if (now === null || now === document.body || now === from || now.closest(".board")) this.toPrompt();
  }
}
