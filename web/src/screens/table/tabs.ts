/** What lies in the log's place, one at a time. */
export const TABS = ["log", "chat", "list"] as const;
export type Tab = (typeof TABS)[number];
