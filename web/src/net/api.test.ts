import { afterEach, describe, expect, it, vi } from "vitest";

import { answering } from "./answering";
import { api, Unreachable } from "./api";

describe("a request", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("leaves nothing behind at what could have ended it", async () => {
    answering({ "GET /api/tables": [] });
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    for (let k = 0; k < 3; k += 1) await api.tables(signal);
    expect(added).toHaveBeenCalledTimes(3);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });

  it("ends when nobody waits for it any more", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const lobby = new AbortController();
    const asked = api.tables(lobby.signal);
    lobby.abort();
    await expect(asked).rejects.toBeInstanceOf(Unreachable);
  });
});
