import { describe, expect, it, vi } from "vitest";

import { Drawings } from "./drawings.svelte";

describe("drawings", () => {
  it("of every game are here, those of a book come when they are looked for, once", async () => {
    const fetch = vi.fn(() => Promise.resolve("drawn"));
    const drawings = new Drawings({ "./road.svelte": "a road" }, { "./book/bridge.svelte": fetch });
    expect(drawings.find("road")).toBe("a road");
    expect([drawings.has("bridge"), drawings.find("bridge"), drawings.find("bridge")]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    await vi.waitFor(() => expect(drawings.find("bridge")).toBe("drawn"));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("are told from what nobody has drawn, without asking for it", () => {
    const fetch = vi.fn(() => Promise.resolve(1));
    const drawings = new Drawings({}, { "./book/bridge.svelte": fetch });
    expect([drawings.has("camel"), drawings.find("camel"), drawings.has("book/bridge")]).toEqual([
      false,
      undefined,
      false,
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("are asked for again when they could not be fetched", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("drawn");
    const drawings = new Drawings<string>({}, { "./book/bridge.svelte": fetch });
    expect(drawings.find("bridge")).toBeUndefined();
    await vi.waitFor(() => expect(drawings.find("bridge")).toBe("drawn"));
  });
});
