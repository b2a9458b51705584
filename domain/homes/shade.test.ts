import { expect, test } from "vitest";
import type { Development, Wing } from "./development.ts";
import { litShares } from "./shade.ts";
import { makeDevelopment } from "./test-development.ts";

const south = 180;
const REVEAL = 0.25;

const [studio] = makeDevelopment().types;
const rooms = [{ kind: "studio", parts: [[0.1, 0.3, 3.9, 5]] }] as const;
const types = [{ ...studio!, rooms }];

/** The glass of the test homes is 3 m wide and 2 m high, from the floor up, 0.25 m behind the wall. */
function litShare(floor: number, altitude: number, azimuth = south, facts?: Partial<Development>) {
  const shares = litShares(makeDevelopment({ types, ...facts }), { azimuth, altitude });
  return shares.get(`A-${floor}01`) ?? 0;
}

/** The height above the glass's foot, as a share of the glass, up to which the sun comes past an edge. */
function upTo(edge: number, distance: number, altitude: number): number {
  return (edge - distance * Math.tan((altitude * Math.PI) / 180)) / 2;
}

test("a low sun before the highest floor lights all glass but what the wall above it shades", () => {
  // The floor of its own balcony is 6 cm above the foot of the glass.
  expect(litShare(2, 0.1)).toBeCloseTo(0.97, 3);
  expect(litShare(2, 30)).toBeCloseTo(upTo(2, REVEAL, 30));
  expect(litShare(2, 30)).toBeCloseTo(0.928, 3);
});

test("the sun does not shine from behind the façade or from below the horizon", () => {
  expect(litShare(2, 30, 0)).toBe(0);
  expect(litShare(2, 30, south + 90.1)).toBe(0);
  expect(litShare(2, -0.1)).toBe(0);
});

test("the balcony above lets the sun come up to the shadow of its edge", () => {
  // The lower edge of the slab is 2.75 m above the glass's foot and 2.25 m before it.
  expect(litShare(1, 40)).toBeCloseTo(upTo(2.75, 2.25, 40));
  expect(litShare(1, 40)).toBeCloseTo(0.431, 3);
  expect(litShare(1, 45)).toBeCloseTo(0.25);
  expect(litShare(1, 51)).toBe(0);
  expect(litShare(2, 51)).toBeGreaterThan(0.8);
});

test("a balcony covers less of a window at its end when the sun comes from the side", () => {
  const facts = { stacks: [makeDevelopment().stacks[0]!] };
  // From 45° to the right the light enters 1 m to the left for each metre; the slab ends 0.5 m beside the glass.
  const rise = Math.tan(Math.PI / 4) / Math.cos(Math.PI / 4);
  const share = litShare(1, 45, south - 45, facts);
  // The slab's shadow ends at a slanted line; the wall beside the glass shades a strip of 0.25 m, that above it more.
  const [right, top] = [3 - REVEAL, 2 - REVEAL * rise];
  const columns = Array.from({ length: 3000 }, (_, index) => (index + 0.5) / 1000);
  const lit = columns.map((x) => {
    if (x > right) return 0;
    // A ray from here at height z leaves the slab's side after this many metres; the slab covers 0.25 to 2.25 m.
    const leaves = Math.min(2.25, 3.5 - x);
    const [from, to] = [2.75 - leaves * rise, 3.06 - REVEAL * rise];
    return top - Math.max(0, Math.min(top, to) - Math.max(0, from));
  });
  expect(share).toBeCloseTo(lit.reduce((sum, height) => sum + height, 0) / 1000 / 6, 3);
  expect(share).toBeGreaterThan(litShare(1, 45, south - 45));
});

test("another wing hides the sun up to its parapet", () => {
  const before: Wing = { letter: "B", at: [-10, -30], turn: 0, bays: 5, depth: 10, floors: 2 };
  const wings = [...makeDevelopment().wings, before];
  // The parapet is 7 m above the glass's foot, 20.25 m away: 14.0° to the head of the glass, 19.1° to its foot.
  expect(litShare(1, 13.5, south, { wings })).toBe(0);
  expect(litShare(1, 16, south, { wings })).toBeCloseTo(upTo(2, REVEAL, 16) - upTo(7, 20.25, 16));
  expect(litShare(1, 19.5, south, { wings })).toBeCloseTo(litShare(1, 19.5));
});

test("a balcony of another wing shades the glass beside it", () => {
  // The wing stands at a right angle to the front, 2.5 m to the left of the glass; its balcony is 2 m deep.
  const beside: Wing = { letter: "B", at: [-6, -4], turn: 90, bays: 1, depth: 10, floors: 2 };
  const wings = [...makeDevelopment().wings, beside];
  const own = makeDevelopment().stacks;
  const balcony = { ...own[0]!, wing: "B" };
  const without = litShare(1, 40, south + 20, { wings });
  expect(without).toBeCloseTo(litShare(1, 40, south + 20));
  expect(litShare(1, 40, south + 20, { wings, stacks: [...own, balcony] })).toBeLessThan(without);
});

test("the lower part of a wing hides less than the rest of it", () => {
  const lower = { bays: [0, 5], floors: 1 } as const;
  const row = { letter: "B", at: [-10, -30], turn: 0, bays: 9, depth: 10, floors: 2 } as const;
  const wings = [...makeDevelopment().wings, { ...row, lower }];
  // Its parapet is 4 m above the glass's foot: 5.6° to the head of the glass, 11.2° to its foot.
  expect(litShare(1, 5, south, { wings })).toBe(0);
  expect(litShare(1, 12, south, { wings })).toBeCloseTo(litShare(1, 12));
});

test("a neighbour hides the sun only in its direction", () => {
  const neighbours = [{ at: [-10, -30, -2, -20], height: 10 }] as const;
  // The glass reaches from -3.5 to -0.5; the neighbour's edge at -2 is before its middle.
  expect(litShare(1, 10, south, { neighbours })).toBeCloseTo(litShare(1, 10) / 2);
  expect(litShare(1, 10, south + 10, { neighbours })).toBe(0);
  expect(litShare(1, 10, south - 10, { neighbours })).toBeCloseTo(litShare(1, 10, south - 10));
});

test("the shadows of two neighbours that overlap count once", () => {
  const [one, other] = [
    { at: [-10, -30, -2, -20], height: 10 },
    { at: [-10, -40, -2, -35], height: 30 },
  ] as const;
  const both = litShare(1, 10, south, { neighbours: [one, other] });
  expect(both).toBeCloseTo(litShare(1, 10, south, { neighbours: [one] }));
});

test("the building turns with its compass direction", () => {
  expect(litShare(2, 30, 90, { north: 270 })).toBeCloseTo(litShare(2, 30));
  expect(litShare(2, 30, south, { north: 180 })).toBe(0);
});
