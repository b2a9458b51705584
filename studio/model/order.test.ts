import { expect, test } from "vitest";
import { frameFromAir, frameFromStreet } from "./camera.ts";
import { paintersOrder } from "./order.ts";
import { block } from "./shapes.ts";
import { matter } from "./solid.ts";

const paint = matter("#ffffff");
const frame = { x: 0, y: 0, width: 800, height: 600 };

test("a near wall is painted after the tower behind it, however large the tower is", () => {
  const tower = block([-30, 0, 10], [30, 90, 60], { paint });
  const wall = block([-4, 0, 0], [4, 3, 1], { paint });
  const camera = frameFromStreet(
    { bounds: tower.bounds, yaw: 0.3, distance: 150, eyeHeight: 5 },
    frame,
  );
  expect(paintersOrder([wall, tower], camera)).toEqual([tower, wall]);
});

test("from the air a roof is painted after the house below it", () => {
  const house = block([0, 0, 0], [10, 8, 10], { paint });
  const roof = block([-1, 8, -1], [11, 9, 11], { paint });
  const camera = frameFromAir(house.bounds, 0.6, 0.6, frame);
  expect(paintersOrder([roof, house], camera)).toEqual([house, roof]);
});
