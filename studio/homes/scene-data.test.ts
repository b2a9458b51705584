import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { facadeBays, floorsAt } from "#domain/homes/bays.ts";
import { drawnBays } from "./facade.ts";
import { sunSamples } from "./sun-samples.ts";
import { elevationMoment, sceneSun } from "./sunlight.ts";
import { viewCamera } from "./view-camera.ts";
import { viewPoints } from "#domain/homes/view-points.ts";

const developments = allDevelopments();

test("the studio draws the bays of homes as the model has them, and one kind for every other bay", () => {
  for (const development of developments) {
    const drawn = drawnBays(development);
    for (const { wing, face, floor, bay, kind } of facadeBays(development)) {
      const found = drawn.filter(
        (one) => one.wing === wing && one.face === face && one.floor === floor && one.bay === bay,
      );
      expect(found, `${wing} ${face} ${floor} ${bay}`).toMatchObject([{ kind }]);
    }
    for (const wing of development.wings) {
      const front = drawn.filter((one) => one.wing === wing.letter && one.face === "front");
      const floors = Array.from({ length: wing.bays }, (_, bay) => floorsAt(wing, bay));
      expect(front).toHaveLength(floors.reduce((sum, count) => sum + count, 0));
    }
  }
});

test("a staircase runs through all floors of its bay", () => {
  for (const development of developments.slice(0, 2)) {
    const stairs = drawnBays(development).filter(({ kind }) => kind === "stairs");
    const columns = Map.groupBy(stairs, ({ wing, face, bay }) => `${wing} ${face} ${bay}`);
    expect(columns.size).toBeGreaterThan(6);
    for (const [column, bays] of columns) {
      const wing = development.wings.find(({ letter }) => column.startsWith(letter));
      expect(bays.length, column).toBe(wing && floorsAt(wing, bays[0]?.bay ?? 0));
    }
  }
});

test("the sun stands before the face of an elevation", () => {
  for (const development of developments) {
    for (const { faces, at, to } of development.elevations) {
      const moment = elevationMoment(development, faces[0]?.split(" ") ?? []);
      const { azimuth, altitude } = sceneSun(development, moment);
      const towards = [at[0] - to[0], at[1] - to[1]];
      const angle = (azimuth * Math.PI) / 180;
      const inFront = Math.sin(angle) * (towards[0] ?? 0) + Math.cos(angle) * (towards[1] ?? 0);
      expect(inFront, faces.join()).toBeGreaterThan(0);
      expect(altitude).toBeGreaterThan(15);
    }
  }
});

test("a camera stands on its balcony, between the wall and the railing", () => {
  const [development] = developments;
  const [point] = viewPoints(development!);
  const { at } = viewCamera(development!, point!, 0);
  expect(at[0]).toBeGreaterThan(-22);
  expect(at[0]).toBeLessThan(-20);
  expect(at[2]).toBeCloseTo((point!.floor - 1) * 3.4 + 1.66);
});

test("the two leaves of Warsan Tower look at different halves of the lake", () => {
  const tower = developments.find(({ key }) => key === "warsan-tower")!;
  const directions = viewPoints(tower).map((point) => {
    const { at, to } = viewCamera(tower, point, 0);
    const degrees = (Math.atan2(to[1] - at[1], to[0] - at[0]) * 180) / Math.PI;
    return { wing: point.stack.wing, degrees };
  });
  const of = (letter: string) =>
    directions.filter(({ wing }) => wing === letter).map(({ degrees }) => degrees);
  expect(Math.min(...of("A")) - Math.max(...of("B"))).toBeGreaterThan(40);
});

test("the homes whose sun is checked are the same at every call, from all wings", () => {
  const [development] = developments;
  const samples = sunSamples(development!, 6);
  expect(samples).toEqual(sunSamples(development!, 6));
  expect(new Set(samples.map(({ wing }) => wing)).size).toBe(3);
});
