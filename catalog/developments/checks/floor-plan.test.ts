import { expect, test } from "vitest";
import type { HomeType } from "#domain/homes/development.ts";
import { doorMistakes } from "./plan-doors.ts";
import { roomMistakes } from "./plan-rooms.ts";
import { windowMistakes } from "./plan-windows.ts";

const glass = { from: 0.2, to: 3.8 };

/** A living room, with a hall and a bath behind it. */
const studio: HomeType = {
  key: "studio",
  bedrooms: 0,
  study: false,
  bays: 1,
  depth: 8,
  front: ["balcony"],
  rear: ["wall"],
  left: [],
  rooms: [
    { kind: "studio", parts: [[0.1, 0.15, 3.9, 5]] },
    { kind: "hall", parts: [[0.1, 5.1, 1.9, 7.8]] },
    { kind: "bath", parts: [[2, 5.1, 3.9, 7.8]] },
  ],
  doors: [
    { hinge: [0.5, 7.9], latch: [1.4, 7.9], into: "-y" },
    { hinge: [0.5, 5.05], latch: [1.3, 5.05] },
    { hinge: [1.95, 6], latch: [1.95, 6.8], into: "+x" },
  ],
  furniture: [
    { kind: "bed", at: [2, 1, 3.9, 3] },
    { kind: "toilet", at: [3.2, 7.1, 3.7, 7.8] },
  ],
};

function mistakes(changes: Partial<HomeType>): string[] {
  const floorPlan = {
    type: { ...studio, ...changes },
    bay: 4,
    openings: { balcony: glass, window: glass },
  };
  return [...roomMistakes(floorPlan), ...doorMistakes(floorPlan), ...windowMistakes(floorPlan)].map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
}

const [living, hall, bath] = studio.rooms as [Room, Room, Room];
const [entrance, inner, bathDoor] = studio.doors as [Door, Door, Door];
type Room = HomeType["rooms"][number];
type Door = HomeType["doors"][number];

test("a correct floor plan has no mistakes", () => {
  expect(mistakes({})).toEqual([]);
});

test("a room beyond the walls, or in another room, is reported", () => {
  const wide: Room = { kind: "bath", parts: [[1.8, 5.1, 4.2, 7.8]] };
  expect(mistakes({ rooms: [living, hall, wide] })).toEqual([
    "rooms.2.parts.0: the bath must lie between 0, 0 and 4, 8: bays times the width of a bay, and depth",
    "rooms.2.parts.0: the bath overlaps the hall at 0.1, 5.1, 1.9, 7.8",
  ]);
});

test("rooms that are not those of the type are reported", () => {
  expect(mistakes({ bedrooms: 1, study: true, front: ["balcony", "wall"] })).toEqual([
    "front: has 2 items; must have 1, one for each bay",
    "bedrooms: is 1, and by the rooms it is 0",
    "study: is true, and by the rooms it is false",
  ]);
  const store: Room = { ...bath, kind: "store" };
  const dining: Room = { ...living, kind: "dining" };
  expect(mistakes({ rooms: [dining, hall, store] })).toEqual([
    "rooms: must have one room of the kind living or studio",
    "rooms: must have a bath",
  ]);
});

test("furniture outside of a room is reported", () => {
  expect(mistakes({ furniture: [{ kind: "sofa", at: [2, 4, 3.9, 5.5] }] })).toEqual([
    "furniture.0: the sofa does not lie in one room",
  ]);
});

test("a door within a room, and a floor plan without an entrance, are reported", () => {
  const inRoom: Door = { hinge: [1, 2], latch: [1.8, 2] };
  expect(mistakes({ doors: [entrance, inner, bathDoor, inRoom] })).toEqual([
    "doors.3: must lie in a wall: between two rooms, or between a room and the outside",
  ]);
  expect(mistakes({ doors: [inner, bathDoor] })).toEqual([
    "doors: must have one door to the outside, not 0",
  ]);
});

test("a room without a door is reported", () => {
  expect(mistakes({ doors: [entrance, inner] })).toEqual(["rooms.2: no door leads to the bath"]);
});

test("a door that opens against furniture, or close to a toilet, is reported", () => {
  expect(
    mistakes({
      furniture: [
        { kind: "wardrobe", at: [0.1, 7, 0.6, 7.8] },
        { kind: "toilet", at: [2.8, 6, 3.3, 6.5] },
      ],
    }),
  ).toEqual([
    "doors.0: opens against the wardrobe at 0.1, 7, 0.6, 7.8",
    "doors.2: opens against the toilet at 2.8, 6, 3.3, 6.5",
  ]);
});

test("a window before two rooms, and a dark room, are reported", () => {
  expect(mistakes({ front: ["wall"], rear: ["window"] })).toEqual([
    "rear.0: must have one room behind the whole window",
    "rooms.0: the studio has no window",
  ]);
});
