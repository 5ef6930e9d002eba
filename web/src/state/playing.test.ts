import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { option } from "../net/testing";
import { Seat } from "./testing";

describe("a ring", () => {
  let seat: Seat;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    seat = new Seat().asked([option("end turn")]);
  });
  afterEach(() => {
    seat.leave();
    vi.useRealTimers();
  });

  it("marks what changed for two seconds", () => {
    seat.playing.ring(["A1/E"]);
    vi.advanceTimersByTime(1_900);
    expect(seat.playing.ringed).toEqual(["A1/E"]);
    vi.advanceTimersByTime(200);
    expect(seat.playing.ringed).toEqual([]);
  });

  it("stays longer where somebody has asked for a place and has to find it", () => {
    seat.playing.point(["A1/E"]);
    vi.advanceTimersByTime(3_900);
    expect(seat.playing.ringed).toEqual(["A1/E"]);
    vi.advanceTimersByTime(200);
    expect(seat.playing.ringed).toEqual([]);
  });
});
