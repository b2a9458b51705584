import { expect, test } from "vitest";
import { placeMistake } from "./place-mistake.ts";
import type { Sheet } from "./read-sheets.ts";
import type { Position, Shape, ShapeKind } from "./schema.ts";

function square([x, y]: Position, half: number): Position[] {
  const [west, east, south, north] = [x - half, x + half, y - half, y + half];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function area(kind: ShapeKind, ...coordinates: Position[][]): Shape {
  return { type: "Feature", properties: { kind }, geometry: { type: "Polygon", coordinates } };
}

const box = { west: 50, south: 20, east: 60, north: 30 };
const plain = { ...box, places: [], shapes: [] };
const sheets: Sheet[] = [
  {
    ...plain,
    key: "port",
    city: "Port",
    name: { en: "Port" },
    shapes: [
      area("land", square([53, 25], 2), square([53, 25], 0.5)),
      area("land", square([58, 25], 1).toReversed()),
      area("lake", square([52, 24], 0.5)),
    ],
  },
  { ...plain, key: "plain", city: "Plain", name: { en: "Plain" } },
  { ...plain, west: 0, key: "overview", name: { en: "Indus to Gulf" } },
];

function mistake(city: string, longitude: number, latitude: number) {
  return placeMistake(city, { latitude, longitude }, sheets);
}

test("a project may lie on any land of its city's map, however its outline is wound", () => {
  expect(mistake("Port", 54.5, 25)).toBeNull();
  expect(mistake("Port", 58, 25)).toBeNull();
});

test("a project may not lie in the sea, in an inlet or in a lake", () => {
  const inWater = "must lie on land, and lies in water on the map of Port (content/map/port)";
  expect(mistake("Port", 56, 25)).toBe(inWater);
  expect(mistake("Port", 53, 25), "a hole in the land").toBe(inWater);
  expect(mistake("Port", 52, 24), "a lake").toBe(inWater);
});

test("a map without a coast is all land", () => {
  expect(mistake("Plain", 56, 25)).toBeNull();
});

test("a project may not lie outside its city's map", () => {
  expect(mistake("Plain", 49.9, 25)).toBe(
    "must lie on the map of Plain (content/map/plain), latitude 20 to 30 and longitude 50 to 60",
  );
  expect(mistake("Plain", 55, 30.1)).toContain("must lie on the map of Plain");
});

test("a project of a city without a map lies on the overview", () => {
  expect(mistake("Karachi", 10, 25)).toBeNull();
  expect(mistake("Karachi", 10, 31)).toContain("must lie on the map of Indus to Gulf");
});
