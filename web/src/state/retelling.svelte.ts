import { untrack } from "svelte";

import { listed, t } from "../lib/fluent";
import { plain } from "../lib/sentences";
import { lineParts, type LogLine } from "./log";
import type { Playing } from "./playing.svelte";
import { nextStep, questionParts } from "./question";

/** Bots are quick: what they do within so many milliseconds is told together. */
const TOGETHER = 700;
/** Paragraphs that stay: what was added is read out in its order, however much comes meanwhile. */
const MOST = 20;

/** What happens, for whoever listens instead of looking: what others do, what we did, and what comes next. */
export class Retelling {
  told: readonly { key: number; text: string }[] = $state.raw([]);
  private waiting: LogLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** To be made while a component is set up. */
  constructor(private readonly playing: Playing) {
    const { table } = playing;
    let known = table.log.at(-1)?.seq ?? 0;
    $effect(() => {
      const { log, latest } = table;
      const fresh = log.slice(log.findLastIndex(({ seq }) => seq <= known) + 1);
      known = log.at(-1)?.seq ?? known;
      // What we missed has a panel of its own.
      if (latest !== null) untrack(() => this.note(fresh));
    });
    // What we are asked in our own turn is told after what led to it.
    let asked = table.ask?.purpose;
    $effect(() => {
      const purpose = table.ask?.purpose;
      if (table.isBusy || purpose === asked) return;
      asked = purpose;
      // Those that come in every turn aren't told anew each time.
      if (purpose === undefined || table.ask?.role === "turn") return;
      if (table.isInterrupted || !table.isAwaited) return;
      untrack(() => this.tell(plain(questionParts(table))));
    });
    $effect(() => {
      const next = nextStep(playing);
      if (next !== null) untrack(() => this.tell(next));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Tell something now, after all that waits. */
  tell(text: string): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const texts = [this.inWords(this.waiting.splice(0)), text].filter((one) => one !== "");
    const added = texts.map((one) => ({ key: ++this.count, text: one }));
    if (added.length > 0) this.told = [...this.told, ...added].slice(-MOST);
  }

  private note(lines: readonly LogLine[]): void {
    this.waiting.push(...lines.filter((line) => this.matters(line)));
    if (this.waiting.length === 0) return;
    if (lines.some(({ news }) => news.seat === this.playing.table.seat)) this.tell("");
    else this.timer ??= setTimeout(() => this.tell(""), TOGETHER);
  }

  /** We know what we say ourselves, and who refuses whose offer matters to whoever made it. */
  private matters({ topic, role, news }: LogLine): boolean {
    const { seat, isOurTurn } = this.playing.table;
    if (topic === "chat") return news.seat !== seat;
    return role !== "decline" || isOurTurn || news.seat === seat;
  }

  /** Sentences as the log has them; those who don't want our offer stand together. */
  private inWords(lines: readonly LogLine[]): string {
    const { table } = this.playing;
    const isRefusal = ({ role, news }: LogLine) => role === "decline" && news.seat !== table.seat;
    const names = lines
      .filter(isRefusal)
      .map(({ happening }) => table.people.name(Number(happening?.args.seat)));
    const told = lines
      .filter((line) => !isRefusal(line))
      .map((line) => plain(lineParts(line, table.subject)));
    return [...(names.length > 0 ? [t("told-declined", { names: listed(names) })] : []), ...told].join(" ");
  }
}
