/** The time, a few times a second, for as long as somebody shows it. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; templates that ask for it stay up to date. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** A time as minutes and seconds: “1:05”. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
