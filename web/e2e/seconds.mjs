/** A reporter for `node --test`: the seconds of every file, for tools/budgets.py. */
import { basename } from "node:path";

export default async function* seconds(events) {
  const files = {};
  for await (const { type, data } of events) {
    if (!["test:pass", "test:fail"].includes(type) || data.nesting > 0) continue;
    const name = basename(data.file ?? data.name);
    files[name] = (files[name] ?? 0) + data.details.duration_ms / 1000;
  }
  yield JSON.stringify(files);
}
