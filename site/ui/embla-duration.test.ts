import { expect, test } from "vitest";
import { emblaDuration } from "./embla-duration.ts";

/** Embla's own pull, step by step: how long until 99 % of the way are covered. */
function timeToArrive(duration: number): number {
  let position = 0;
  let velocity = 0;
  let steps = 0;
  while (position < 0.99) {
    velocity = (velocity + (1 - position) / duration) * 0.68;
    position += velocity;
    steps += 1;
  }
  return (steps * 1000) / 60;
}

test.for([500, 900, 1000, 1200])(
  "[9.009] [9.010] a move of %d ms takes about that long",
  (speed) => {
    expect(Math.abs(timeToArrive(emblaDuration(speed)) - speed)).toBeLessThan(40);
  },
);
