import { afterEach, describe, expect, it, vi } from "vitest";

import { answering, trouble } from "./answering.testing";
import { api, Unreachable } from "./api";
import { Refusal } from "./socket";

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

describe("what must not happen twice", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The keys that the server is sent, which answers or is silent. */
  function keysOf(answers: (Response | null)[]): string[] {
    const keys: string[] = [];
    vi.stubGlobal("fetch", (_: string, { headers }: RequestInit) => {
      keys.push((headers as Record<string, string>)["Idempotency-Key"] ?? "");
      const answer = answers.shift() ?? null;
      return answer === null ? Promise.reject(new Error("no network")) : Promise.resolve(answer);
    });
    return keys;
  }

  it("is asked for with the same key until there is an answer", async () => {
    const keys = keysOf([null, null, new Response("{}"), new Response("{}")]);
    for (let k = 0; k < 2; k += 1) await expect(api.make({ pace: 7 })).rejects.toBeInstanceOf(Unreachable);
    await api.make({ pace: 7 });
    await api.make({ pace: 7 });
    expect(keys[0]).toMatch(/^[\w-]{32}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("has another key when something else is wanted, or after a refusal", async () => {
    const refusal = trouble("table-bad-spec", "No.");
    const keys = keysOf([null, new Response("{}"), refusal, new Response("{}")]);
    await expect(api.make({ pace: 8 })).rejects.toBeInstanceOf(Unreachable);
    await api.make({ pace: 9 });
    await expect(api.make({ pace: 8 })).rejects.toBeInstanceOf(Refusal);
    await api.make({ pace: 8 });
    expect(keys[2]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it("is one seat at a table, whichever is asked for", async () => {
    const keys = keysOf([null, new Response("{}"), new Response("{}")]);
    const wish = { name: "Ann", seat: 1 };
    await expect(api.sit("one", wish)).rejects.toBeInstanceOf(Unreachable);
    await api.sit("one", { ...wish, seat: null });
    await api.sit("two", wish);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
