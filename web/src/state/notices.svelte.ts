import { t } from "../lib/fluent";
import type { Step } from "../wire";
import { questionAsked } from "./question";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";
import { play, type ToneName } from "./tones";

/** Whether this browser lets a page notify; over plain http from another machine it doesn't. */
export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext && Notification.permission !== "denied";
}

/** Ask for the permission; only when somebody switches notifications on. */
export async function askToNotify(): Promise<boolean> {
  if (!mayNotify()) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

const BUILDS = /^(built-|rebuilt|hired|promoted|improved|claimed|finished|placed-harbor|laid-harbor)/;

/** The tone of a step for one seat: the one that matters most, not all of them at once. */
export function toneOf(step: Step, seat: number | null): ToneName | null {
  if (step.news.row === "said") return step.news.seat === seat ? null : "chat";
  const codes = step.events.map((event) => event.code);
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(/^(won|no-winner|cloth-ran-out|finished-wonder)$/)) return "end";
  const victim = step.events.some(
    ({ code, args }) => /^(stole|stole-bolt|took-dues|pulled)$/.test(code) && args.victim === seat,
  );
  if (seat !== null && victim) return "robbed";
  if (has(/^offered$/) && step.news.seat !== seat) return "offer";
  if (has(/^rolled$/)) return "roll";
  if (has(BUILDS)) return "build";
  const gained = step.events.some(({ code, args }) => code === "harvested" && args.seat === seat);
  return gained ? "gain" : null;
}

/**
 * Tells somebody who may be looking elsewhere: by the tab's title, a tone, and where it is allowed a
 * notification. To be called while a component is set up.
 */
export function announce(table: () => TableState, people: () => number = () => 1): void {
  let told = false;
  let shown: Notification | null = null;

  const away = () => {
    shown?.close();
    shown = null;
  };

  $effect(() => {
    const { isAwaited, isInterrupted, state, picture, trade } = table();
    const winner = picture?.winner ?? null;
    const over = () =>
      winner === null ? t("title-over") : t("title-won", { name: table().people.name(winner) });
    const ours = isInterrupted ? "title-asked" : "title-your-turn";
    document.title = state === "over" ? over() : t(isAwaited && trade.quiet === null ? ours : "title");
    return () => (document.title = t("title"));
  });

  $effect(() => {
    const { isAwaited, ask } = table();
    if (!isAwaited) {
      told = false;
      away();
      return;
    }
    if (told || ask === null || table().trade.quiet !== null) return;
    told = true;
    play("turn");
    if (people() > 1 || !settings.now.notify || !mayNotify() || !document.hidden) return;
    const text = table().isInterrupted ? questionAsked(table()) : t("notice-your-turn");
    try {
      shown = new Notification(t("title"), { body: text, tag: table().game });
      shown.onclick = () => {
        window.focus();
        away();
      };
    } catch {
      // some phones have the class and won't make one
    }
  });

  $effect(() => {
    const { latest, seat, trade } = table();
    const tone = latest === null ? null : toneOf(latest, seat);
    if (tone !== null && (tone !== "offer" || trade.quiet === null)) play(tone);
  });
}
