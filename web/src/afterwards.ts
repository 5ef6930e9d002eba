/** What is looked at when a game is over, or beside it. It lies with all the rest, and runs when somebody wants one of them. */
export { default as RulesPanel } from "./panels/RulesPanel.svelte";
export { default as Replay } from "./screens/Replay.svelte";
export { default as Report } from "./screens/Report.svelte";
export { default as Rules } from "./screens/Rules.svelte";
