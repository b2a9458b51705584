import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { elevationShapes } from "#domain/homes/elevation-shapes.ts";
import { facadeShapes } from "#site/features/home-facade/facade-shapes.ts";
import { toFacade } from "#site/views/facade.ts";

/** Bytes that the shapes on all sides of a development may add to its page. */
const MOST = 25_000;

describe.each(allDevelopments())("the shapes of $key", (development) => {
  const sides = toFacade(development);

  test("are where the camera of the picture sees the homes", () => {
    for (const [index, side] of sides.entries()) {
      const elevation = development.elevations[index];
      if (!elevation) throw new Error(`There is no elevation for ${side.key}`);
      const expected = elevationShapes(development, elevation);
      const shapes = facadeShapes(side);
      expect(shapes.map(({ home }) => home)).toEqual(expected.map(({ home }) => home));
      for (const [place, { home, corners, cut }] of expected.entries()) {
        const drawn = cornersOf(shapes[place]?.path ?? "");
        const seen = cut?.flat() ?? corners;
        expect(drawn, `${side.key} ${home}`).toHaveLength(seen.length);
        for (const [x, y] of seen) {
          const isNear = drawn.some(
            ([otherX, otherY]) => Math.abs(otherX - x) <= 1 && Math.abs(otherY - y) <= 2,
          );
          expect(isNear, `${side.key} ${home} at ${x}, ${y}`).toBe(true);
        }
      }
    }
  });

  test("are small, with the data that they are made of", () => {
    const data = JSON.stringify(sides.map((side) => ({ ...side, picture: null })));
    const paths = sides.flatMap(facadeShapes).map(({ path }) => `<path d="${path}"/>`);
    expect(brotliCompressSync(data + paths.join("")).length).toBeLessThanOrEqual(MOST);
  });
});

test("the podium of Warsan Tower hides the foot of the lowest homes at its ends", () => {
  const tower = allDevelopments().find(({ key }) => key === "warsan-tower")!;
  const cut = toFacade(tower).flatMap(({ runs }) =>
    runs.flatMap((run) =>
      Object.keys(run.cut ?? {}).map((floor) => `${run.wing}${run.stack} ${floor}`),
    ),
  );
  expect(cut).toEqual(["A1 2", "A2 2", "B2 2", "B3 2"]);
});

function cornersOf(path: string): [number, number][] {
  return [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
