/**
 * How long somebody waits for our answer to an offer: one timer, and none while nobody waits. What shows it counts for
 * itself, from what is spent when it is drawn. Moments are of our time, in milliseconds.
 */
export class Patience {
  /** All of it; 0 while nobody waits. */
  lasts = $state(0);
  /** The clock stands still. */
  isHeld = $state(false);
  /** How often somebody has waited: each begins anew, also where all of them last as long. */
  times = $state(0);
  private ends = 0;
  private held = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onend: () => void) {}

  get spent(): number {
    return this.lasts - (this.ends - Math.max(Date.now(), this.held));
  }

  /** Somebody waits, until `ends` if that is known; the clock may stand still already. */
  begin(lasts: number, held: number, ends: number): void {
    this.lasts = lasts;
    this.held = held;
    this.ends = ends || Date.now() + lasts + left(held);
    this.times += 1;
    this.run();
  }

  end(): void {
    clearTimeout(this.timer);
    this.lasts = 0;
  }

  /** The clock stands still until then: the end comes later by as much; what is over stands still no more. */
  hold(until: number): void {
    if (!this.lasts) return;
    this.ends += left(until) - left(this.held);
    this.held = until;
    this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    const held = left(this.held);
    this.isHeld = held > 0;
    this.timer = setTimeout(held ? () => this.run() : this.onend, held || left(this.ends));
  }
}

function left(moment: number): number {
  return Math.max(0, moment - Date.now());
}
