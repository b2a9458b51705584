import { expect, test } from "vitest";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { elevationShapes } from "#domain/homes/elevation-shapes.ts";
import { facadeShapes } from "#site/features/home-facade/facade-shapes.ts";
import { toFacade } from "#site/views/facade.ts";

const keys = ["indus-residence", "indus-residence-phase-2", "warsan-tower"];

test.for(keys)("the shapes of %s are where the camera of the picture sees the homes", (key) => {
  const development = findDevelopment(key);
  if (!development) throw new Error(`There is no ${key}`);
  for (const [index, side] of toFacade(development).entries()) {
    const elevation = development.elevations[index];
    if (!elevation) throw new Error(`There is no elevation for ${side.key}`);
    const expected = elevationShapes(development, elevation);
    const shapes = facadeShapes(side);
    expect(shapes.map(({ home }) => home)).toEqual(expected.map(({ home }) => home));
    for (const [place, { path }] of shapes.entries()) {
      const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
      const corners = expected[place]?.corners.toSorted(([x], [other]) => x - other) ?? [];
      const drawn = [0, 2, 4, 6]
        .map((at) => [numbers[at] ?? 0, numbers[at + 1] ?? 0] as const)
        .toSorted(([x], [other]) => x - other);
      for (const [corner, [x, y]] of corners.entries()) {
        const near = drawn.some(
          ([otherX, otherY]) => Math.abs(otherX - x) <= 1 && Math.abs(otherY - y) <= 2,
        );
        expect(near, `${key} ${side.key} ${expected[place]?.home} corner ${corner}`).toBe(true);
      }
    }
  }
});
