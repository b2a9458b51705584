import { describe, expect, test } from "vitest";
import type { Point } from "#domain/homes/development.ts";
import { areaUnits, toAreaUnit, toSquareFeet } from "#domain/homes/area-unit.ts";
import { formatArea } from "#domain/homes/areas.ts";
import { deriveHomes, findWing } from "#domain/homes/homes.ts";
import { facing } from "#domain/homes/placement.ts";
import { doorOpenings, glassOpenings } from "#domain/homes/floor-plan/openings.ts";
import { inCm } from "#domain/homes/floor-plan/path.ts";
import { floorPlanDrawing } from "#domain/homes/floor-plan/plan-drawing.ts";
import { floorPlanTurn, turned, turnedBox } from "#domain/homes/floor-plan/plan-turn.ts";
import { roomSchedule } from "#domain/homes/floor-plan/room-schedule.ts";
import { enclosedArea } from "#domain/homes/floor-plan/test-enclosed-area.ts";
import { traceShape } from "#domain/homes/floor-plan/trace-shape.ts";
import { keyPlan } from "#domain/homes/floor-plan/key-plan.ts";
import { allDevelopments } from "./developments.ts";
import { listedHomes } from "./listed-homes.ts";

const floorPlans = allDevelopments().flatMap((development) =>
  development.types.map((type) => ({ name: `${development.key} ${type.key}`, type, development })),
);

describe.each(floorPlans)("the drawing of $name", ({ type, development }) => {
  const drawing = floorPlanDrawing(type, development);
  const home = deriveHomes(development).find((candidate) => candidate.type === type.key);
  const listed = listedHomes(development).find((candidate) => candidate.type === type.key);

  test.each(areaUnits)("has rooms whose areas add up to the area in the list, in %s", (unit) => {
    if (!listed) throw new Error("No home has this plan");
    const { rooms, inside, balcony } = roomSchedule(drawing.rooms, listed, unit);
    const total = (isBalcony: boolean) =>
      rooms
        .filter(({ kind }) => (kind === "balcony") === isBalcony)
        .reduce((sum, { area }) => sum + Number(area.replace(/[^\d.]/g, "")), 0);
    expect(inside).toBe(formatArea(listed.insideArea, unit));
    expect(total(false)).toBeCloseTo(Number(inside.replace(/[^\d.]/g, "")), 6);
    expect(balcony).toBe(formatArea(listed.balconyArea, unit));
    expect(total(true)).toBeCloseTo(Number(balcony.replace(/[^\d.]/g, "")), 6);
  });

  test("has rooms that are drawn as large as the homes are sold", () => {
    const drawn = (isBalcony: boolean) =>
      drawing.rooms
        .filter(({ kind }) => (kind === "balcony") === isBalcony)
        .reduce((sum, { area }) => sum + area, 0);
    expect(drawn(false)).toBeCloseTo(home?.insideArea ?? 0, 2);
    expect(drawn(true)).toBeCloseTo(home?.balconyArea ?? 0, 2);
    expect(toSquareFeet(drawn(false))).toBeCloseTo(listed?.insideArea ?? 0, 1);
  });

  test("has the price of a square metre that follows from its rooms", () => {
    const price = home?.price ?? 0;
    const insideArea = listed?.insideArea ?? 0;
    const squareMetres = drawing.rooms
      .filter(({ kind }) => kind !== "balcony")
      .reduce((sum, { area }) => sum + area, 0);
    const perSquareMetre = price / toAreaUnit(insideArea, "m²");
    expect(Math.abs(perSquareMetre - price / squareMetres)).toBeLessThan(0.5);
  });

  test("has walls where neither rooms nor openings are", () => {
    const outline = [
      0,
      0,
      Math.round(type.bays * development.bay * 100),
      type.depth * 100,
    ] as const;
    const openings = [...doorOpenings(type, development.bay), ...glassOpenings(type, development)];
    const rooms = type.rooms.flatMap(({ parts }) => parts.map(inCm));
    const holes = openings.map(({ at }) => inCm(at));
    const area = ([x0, y0, x1, y1]: readonly number[]) => (x1! - x0!) * (y1! - y0!);
    const sum = (boxes: readonly (readonly number[])[]) =>
      boxes.reduce((before, box) => before + area(box), 0);
    const walls = enclosedArea(traceShape({ covered: [outline], holes: [...rooms, ...holes] }));
    expect(walls).toBeCloseTo(area(outline) - sum(rooms) - sum(holes), 3);
    // Walls are 10 to 35 cm thick, so no opening is deeper.
    for (const { at, along } of openings) {
      const [x0, y0, x1, y1] = at;
      const depth = along === "x" ? y1 - y0 : x1 - x0;
      expect(depth).toBeGreaterThan(0.04);
      expect(depth).toBeLessThan(0.41);
    }
  });

  test("has names of rooms that keep clear of furniture and lie in their rooms", () => {
    const furniture = type.furniture.map(({ at }) => inCm(at));
    for (const [index, { parts }] of type.rooms.entries()) {
      for (const label of drawing.rooms[index]?.label ?? []) {
        const [x, y] = [(label[0] + label[2]) / 2, (label[1] + label[3]) / 2];
        const isOn = ([x0, y0, x1, y1]: readonly number[]) =>
          x >= x0! && x <= x1! && y >= y0! && y <= y1!;
        expect(parts.map(inCm).some(isOn)).toBe(true);
        expect(furniture.some(isOn)).toBe(false);
      }
    }
  });
});

describe.each(allDevelopments())("the floor plans of $key", (development) => {
  test.each(development.stacks.map((stack) => ({ name: `${stack.wing}${stack.number}`, stack })))(
    "show stack $name as it lies under its north arrow",
    ({ stack }) => {
      const wing = findWing(development, stack.wing);
      const { matrix, north } = floorPlanTurn(stack, wing, development);
      const [x, y] = turned(matrix, [0, -1]);
      const onSheet = (Math.atan2(x, -y) * 180) / Math.PI;
      const shown = (onSheet - (north ?? Number.NaN) + 720) % 360;
      expect(Math.abs(shown - facing(development, wing, stack.faces))).toBeLessThan(0.1);
      expect(Math.abs(north ?? 90)).toBeLessThanOrEqual(45);
    },
  );

  test("have every home within the outline of the key plan", () => {
    const { homes, bounds } = keyPlan(development);
    expect(homes).toHaveLength(development.stacks.length);
    for (const { corners } of homes) {
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThanOrEqual(bounds[0]);
        expect(y).toBeGreaterThanOrEqual(bounds[1]);
        expect(x).toBeLessThanOrEqual(bounds[2]);
        expect(y).toBeLessThanOrEqual(bounds[3]);
      }
    }
  });

  test("show the door of every home at a landing of the key plan", () => {
    const { homes, shared } = keyPlan(development);
    const landings = shared.filter(({ kind }) => kind === "landing");
    expect(landings.length).toBeGreaterThan(0);
    for (const { wing, stack, door } of homes) {
      const [[x0, y0], [x1, y1]] = door as [Point, Point];
      const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
      const nearest = Math.min(...landings.map(({ corners }) => distance(middle, corners)));
      // Decimetres: the wall between the home and the landing.
      expect(nearest, `${wing}${stack}`).toBeLessThan(3);
    }
  });

  test("show a home on the key plan as its floor plan is mirrored and turned", () => {
    const { homes } = keyPlan(development);
    for (const [index, stack] of development.stacks.entries()) {
      const wing = findWing(development, stack.wing);
      const { matrix, north } = floorPlanTurn(stack, wing, development);
      const [origin, right, , back] = homes[index]?.corners ?? [];
      if (!origin || !right || !back) throw new Error("A home has four corners");
      for (const [corner, axis] of [
        [right, [1, 0]],
        [back, [0, 1]],
      ] as const) {
        const onKeyPlan = Math.atan2(corner[1] - origin[1], corner[0] - origin[0]);
        const [x, y] = turned(matrix, axis);
        const onFloorPlan = Math.atan2(y, x) - ((north ?? 0) * Math.PI) / 180;
        expect(Math.cos(onKeyPlan - onFloorPlan)).toBeCloseTo(1, 3);
      }
    }
  });
});

/** From a point to the nearest edge. */
function distance([x, y]: Point, corners: readonly Point[]): number {
  return Math.min(
    ...corners.map(([x0, y0], index) => {
      const [x1, y1] = corners[(index + 1) % corners.length] ?? [x0, y0];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(x0 + share * dx - x, y0 + share * dy - y);
    }),
  );
}

test("a box that is turned by a quarter changes its sides", () => {
  const [development] = allDevelopments();
  const wing = development?.wings[0];
  if (!development || !wing) throw new Error("There is no development");
  const { matrix } = floorPlanTurn({ faces: "front", mirrored: false }, wing, development);
  expect(turnedBox(matrix, [0, 0, 400, 1200])).toEqual([-1200, -400, 0, 0]);
});
