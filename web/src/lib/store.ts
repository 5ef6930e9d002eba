/**
 * What this browser remembers. Some browsers forbid that, or forget it when the window closes; then it lasts
 * as long as the page.
 */
const PREFIX = "longroad.";
const memory = new Map<string, string>();

/** What was kept under a name, or null; something that is no JSON counts as nothing. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(memory.get(name) ?? localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text); // it is remembered for now
  }
}

/** Call back when another tab has changed what is kept under a name; the answer ends that. */
export function onKept(name: string, then: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === PREFIX + name || event.key === null) then();
  };
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
