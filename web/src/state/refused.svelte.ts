import type { Refusal } from "../net/socket";
import type { Args } from "../wire";

/** How long a refusal stays on the screen, in milliseconds. */
const LASTS = 4_000;

/** The last refusal, until something succeeds or a while has passed. */
export class Refused {
  now: { code: string; args: Args; text: string; count: number } | null = $state.raw(null);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell({ code, args, message }: Refusal): void {
    this.count += 1;
    this.now = { code, args, text: message, count: this.count };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), LASTS);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}
