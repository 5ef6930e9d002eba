import { t } from "../lib/fluent";
import { entryOf } from "../lib/legend";
import type { Happening, Legend, StepMessage } from "../wire";
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

/** What an event sounds like to a seat. */
function sound(
  event: Happening,
  { news }: StepMessage,
  seat: number | null,
  legend: Legend,
): ToneName | null {
  const { role, tone, flow } = entryOf(legend, event.code);
  if (role === "end" || role === "roll") return role;
  if (role === "offer") return news.seat === seat ? null : role;
  if (tone === "robbed") return seat !== null && event.args.victim === seat ? tone : null;
  if (tone) return tone;
  const gains = flow?.some(({ why, taker }) => why === "harvest" && event.args[taker ?? ""] === seat);
  return gains ? "gain" : null;
}

/** What matters more comes first. */
const WEIGHT: readonly (ToneName | null)[] = ["end", "robbed", "offer", "roll", "build", "gain"];

/** The tone of a step for one seat: the one that matters most, not all of them at once. */
export function toneOf(step: StepMessage, seat: number | null, legend: Legend): ToneName | null {
  if (step.news.row === "said") return step.news.seat === seat ? null : "chat";
  const sounds = step.events.map((event) => sound(event, step, seat, legend));
  return WEIGHT.find((tone) => sounds.includes(tone)) ?? null;
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
    const { isAwaited, isInterrupted, state, picture, family } = table();
    const winner = picture?.winner ?? null;
    const over = () =>
      winner === null ? t("title-over") : t("title-won", { name: table().people.name(winner) });
    const ours = isInterrupted ? "title-asked" : "title-your-turn";
    document.title = state === "over" ? over() : t(isAwaited && !family.isQuiet ? ours : "title");
    return () => (document.title = t("title"));
  });

  $effect(() => {
    const { isAwaited, ask } = table();
    if (!isAwaited) {
      told = false;
      away();
      return;
    }
    if (told || ask === null || table().family.isQuiet) return;
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
    const { latest, seat, family, legend } = table();
    const tone = latest === null ? null : toneOf(latest, seat, legend);
    if (tone !== null && (tone !== "offer" || !family.isQuiet)) play(tone);
  });
}
