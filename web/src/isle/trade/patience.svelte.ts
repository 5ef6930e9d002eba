/** How long the clock of an offer stands still at most while we compose something else, in milliseconds. */
export const HELD = 20_000;

/**
 * How long somebody waits for our answer to an offer: one timer, and none while nobody waits. What shows it counts for
 * itself, from what is spent when it is drawn.
 */
export class Patience {
  /** All of it, in milliseconds; 0 while nobody waits. */
  lasts = $state(0);
  /** The clock stands still. */
  isHeld = $state(false);
  /** How often somebody has waited: each begins anew, also where all of them last as long. */
  times = $state(0);
  private spentBefore = 0;
  private since: number | null = null;
  private heldSince = 0;
  private holdLeft = HELD;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onend: () => void) {}

  get spent(): number {
    return this.spentBefore + (this.since === null ? 0 : Date.now() - this.since);
  }

  begin(lasts: number): void {
    this.end();
    this.lasts = lasts;
    this.times += 1;
    this.run();
  }

  end(): void {
    clearTimeout(this.timer);
    this.lasts = 0;
    this.isHeld = false;
    this.since = null;
    this.spentBefore = 0;
    this.holdLeft = HELD;
  }

  hold(): void {
    if (this.since === null || this.holdLeft <= 0) return;
    clearTimeout(this.timer);
    this.spentBefore = this.spent;
    this.since = null;
    this.isHeld = true;
    this.heldSince = Date.now();
    this.timer = setTimeout(() => this.goOn(), this.holdLeft);
  }

  goOn(): void {
    if (!this.isHeld) return;
    clearTimeout(this.timer);
    this.isHeld = false;
    this.holdLeft -= Date.now() - this.heldSince;
    this.run();
  }

  private run(): void {
    this.since = Date.now();
    this.timer = setTimeout(this.onend, Math.max(0, this.lasts - this.spentBefore));
  }
}
