import { lacking } from "../ask/prices";
import { slug, t } from "../lib/fluent";
import { verbKind, type VerbRole } from "../lib/legend";
import type { Places } from "../lib/places";
import { sentence, type Part } from "../lib/sentences";
import { FamilyTable } from "../state/familytable";
import type { Playing } from "../state/playing.svelte";
import type { TableState } from "../state/table.svelte";
import type { Args, AskOption } from "../wire";
import { facts } from "./board/describe";
import { Atlas } from "./board/geometry";
import { faceRead } from "./cards/playing";
import { partsOf } from "./parts.svelte";
import { ofIsle } from "./picture";
import { placesOn } from "./places";
import { Trade } from "./trade/trade.svelte";

/** The folders here that have a panel: verbs name them. */
const PANELS: readonly string[] = ["trade", "knights"];

/** A table with an island: its places, and what is traded. */
export class IsleTable extends FamilyTable {
  readonly trade: Trade;
  private readonly tiles = $derived.by(() => (this.table.picture ? ofIsle(this.table.picture).tiles : []));
  readonly atlas = $derived(new Atlas(this.tiles));
  private readonly placed = $derived(placesOn(this.atlas));

  constructor(table: TableState) {
    super(table);
    this.trade = new Trade(table);
  }

  override get places(): Places {
    return this.placed;
  }

  override get isQuiet(): boolean {
    return this.trade.quiet !== null;
  }

  override watch(): void {
    this.trade.watch();
  }

  /** An offer says what is given for what, and what can be said to it: nobody accepts what they can't pay. */
  override question(isShort: boolean): Part[] | null {
    const { trade } = this;
    const { subject } = this.table;
    if (trade.incoming === null) return null;
    const { seat, give, ask } = trade.incoming;
    if (isShort && trade.isAsked) return sentence("question-offer-waits", { seat }, subject);
    const [accepts, counters] = [trade.can("accept"), trade.can("counter")];
    const how = counters ? (accepts ? "all" : "counter") : accepts ? "accept" : "decline";
    const lacks = lacking(ask, trade.held);
    if (accepts || Object.keys(lacks).length === 0)
      return sentence("question-offer", { seat, give, ask, how }, subject);
    return sentence("question-offer-lacking", { seat, give, ask, how, lacks }, subject);
  }

  /** A swap says the bank's rate, a deal what is given and got. */
  override tells({ verb }: AskOption, operands: Args): [string, Args] | null {
    const role = this.roleOf(verb);
    if (role === "swap")
      return [`do-${slug(verb)}`, { ...operands, rate: this.trade.rates[String(operands.card)] ?? 0 }];
    const deal = role === "deal" ? this.trade.deals[String(operands.seat)] : undefined;
    return deal ? ["answer-deal-with", { ...operands, ...deal }] : null;
  }

  override about(name: string): string {
    const { picture, people } = this.table;
    const place = this.atlas.find(name);
    if (picture === null || place === undefined) return "";
    const names = people.all.map((person) => person.name);
    return facts(place, { picture: ofIsle(picture), atlas: this.atlas, say: t, names }).join(" ");
  }

  override hasPanel(verb: string): boolean {
    return PANELS.includes(this.panelOf(verb));
  }

  private roleOf(verb: string): VerbRole {
    return verbKind(this.table.legend, verb).role ?? "";
  }

  private panelOf(verb: string): string {
    return verbKind(this.table.legend, verb).panel ?? "";
  }

  override press(key: string, playing: Playing): void {
    if (key === "trade") this.toggleTrade();
    else if (key === "accept" || key === "decline") void this.answerOffer(key, playing);
    else void playing.go((verb) => verbKind(this.table.legend, verb).about === key);
  }

  toggleTrade(): void {
    if (this.trade.isOpen) void this.trade.leave();
    else if (this.trade.spoken) this.trade.openCounter();
    else this.trade.open();
  }

  private async answerOffer(how: "accept" | "decline", playing: Playing): Promise<void> {
    const { trade } = this;
    if (trade.spoken === null || (how === "accept" && !trade.canAccept)) return;
    await playing.settled(() => trade[how]());
  }

  override get hasSlots(): boolean {
    return true;
  }

  /** An offer that waits for our answer comes before what the parts of the rules have to say; ours after that. */
  override talks(playing: Playing): boolean {
    const { trade } = this;
    if (trade.beaten !== null || trade.asksLonger || trade.spoken !== null) return true;
    return (
      faceRead(playing) !== undefined ||
      playing.studied !== "" ||
      partsOf(this.table.picture).some(({ talks }) => talks(playing)) ||
      trade.said !== null ||
      trade.isHushed
    );
  }

  override get behind(): string {
    const { isAsked, waiting } = this.trade;
    return isAsked || waiting === 0 ? "" : t("offers-wait", { count: waiting });
  }

  override get hears(): boolean | null {
    return this.table.seat !== null && this.trade.hasPlayers ? !this.trade.isDeaf : null;
  }

  override hear(on: boolean): void {
    this.trade.hear(on);
  }

  /** Whether the composer is seen: any other question comes first, and what is being traded waits. */
  trades({ cards, roll, options }: Playing): boolean {
    const { seat, state, ask, endTurn } = this.table;
    if (seat === null || state !== "playing" || !this.trade.isOpen || cards.length > 0) return false;
    const isTrading = options.some(({ verb }) => this.panelOf(verb) === "trade");
    return ask === null || endTurn !== null || roll !== null || isTrading;
  }
}

/** What is known about the island of a table. */
export function isleAt({ family }: TableState): IsleTable {
  if (!(family instanceof IsleTable)) throw new Error("this table has no island");
  return family;
}
