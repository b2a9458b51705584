import type {
  Furniture,
  FurnitureKind,
  HomeType,
  Rectangle,
  Room,
} from "#domain/homes/development.ts";
import type { Mistake } from "./mistake.ts";
import { planMistakes } from "./plan.ts";
import type { FloorPlan } from "./plan-geometry.ts";

/** Two bedrooms between a balcony in front and a gallery behind. */
export const twoBedrooms: HomeType = {
  key: "two-bedroom",
  bedrooms: 2,
  study: false,
  bays: 2,
  depth: 12.7,
  front: ["balcony", "balcony"],
  rear: ["wall", "wall"],
  left: ["wall", "window"],
  rooms: [
    {
      kind: "living",
      parts: [
        [4.65, 0.15, 9.1, 5.9],
        [6.2, 5.9, 9.1, 7.0],
      ],
    },
    { kind: "kitchen", parts: [[6.2, 7.1, 9.1, 10.2]] },
    { kind: "hall", parts: [[4.65, 6.0, 6.1, 12.5]] },
    {
      kind: "bedroom",
      parts: [
        [0.4, 0.15, 4.55, 4.7],
        [2.7, 4.7, 4.55, 7.36],
      ],
    },
    { kind: "bath", parts: [[0.4, 4.8, 2.6, 7.4]] },
    { kind: "bedroom", parts: [[0.4, 7.5, 4.55, 10.6]] },
    { kind: "bath", parts: [[0.4, 10.7, 4.55, 12.5]] },
    { kind: "laundry", parts: [[6.2, 10.3, 9.1, 12.5]] },
  ],
  doors: [
    { hinge: [5.8, 12.6], latch: [4.9, 12.6], into: "-y" },
    { hinge: [4.8, 5.95], latch: [6.0, 5.95] },
    { hinge: [6.5, 7.05], latch: [8.4, 7.05] },
    { hinge: [4.6, 7.2], latch: [4.6, 6.3], into: "-x" },
    { hinge: [2.65, 5.75], latch: [2.65, 6.55], into: "-x" },
    { hinge: [4.6, 10.4], latch: [4.6, 9.5], into: "-x" },
    { hinge: [4.6, 10.9], latch: [4.6, 11.7], into: "-x" },
    { hinge: [6.15, 10.7], latch: [6.15, 11.5], into: "+x" },
  ],
  furniture: [
    { kind: "sofa", at: [4.65, 1.0, 5.55, 3.6] },
    { kind: "low-table", at: [6.05, 1.8, 6.65, 2.8] },
    { kind: "table", at: [7.2, 3.6, 8.2, 5.8] },
    { kind: "counter", at: [8.5, 7.1, 9.1, 10.2] },
    { kind: "cooker", at: [8.5, 8.0, 9.1, 8.6] },
    { kind: "counter", at: [6.9, 9.6, 8.5, 10.2] },
    { kind: "sink", at: [7.2, 9.6, 7.9, 10.2] },
    { kind: "fridge", at: [6.2, 9.55, 6.9, 10.2] },
    { kind: "cupboard", at: [5.7, 7.7, 6.1, 9.3] },
    { kind: "bed", at: [0.4, 1.4, 2.4, 3.2] },
    { kind: "nightstand", at: [0.4, 0.9, 0.8, 1.35] },
    { kind: "nightstand", at: [0.4, 3.25, 0.8, 3.7] },
    { kind: "wardrobe", at: [3.95, 3.3, 4.55, 6.1] },
    { kind: "bathtub", at: [0.4, 4.8, 2.1, 5.55] },
    { kind: "toilet", at: [0.8, 6.7, 1.2, 7.4] },
    { kind: "basin", at: [1.6, 6.9, 2.5, 7.4] },
    { kind: "bed", at: [1.2, 7.5, 2.8, 9.5] },
    { kind: "nightstand", at: [0.7, 7.5, 1.15, 7.9] },
    { kind: "nightstand", at: [2.85, 7.5, 3.3, 7.9] },
    { kind: "wardrobe", at: [3.95, 7.5, 4.55, 9.3] },
    { kind: "shower", at: [0.4, 10.7, 1.3, 12.5] },
    { kind: "toilet", at: [1.8, 11.8, 2.2, 12.5] },
    { kind: "basin", at: [2.6, 12.0, 3.6, 12.5] },
    { kind: "counter", at: [6.2, 11.9, 9.1, 12.5] },
    { kind: "washer", at: [8.3, 11.9, 8.9, 12.5] },
    { kind: "sink", at: [7.0, 11.9, 7.6, 12.5] },
  ],
};

type Check = (floorPlan: FloorPlan) => Mistake[];

/** What is wrong with the plan of two bedrooms when it is changed, as "field: message". */
export function mistakesOf(changes: Partial<HomeType>, check: Check = planMistakes): string[] {
  const floorPlan = {
    type: { ...twoBedrooms, ...changes },
    bay: 4.6,
    openings: {
      balcony: { from: 0.06, to: 4.54, sill: 0.1, head: 3.14 },
      window: { from: 3.1, to: 4.5, sill: 0.5, head: 2.8 },
    },
  };
  return check(floorPlan).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/** The rooms of the plan with another one in the place of one of them. */
export function withRoom(index: number, changes: Partial<Room>): Pick<HomeType, "rooms"> {
  return {
    rooms: twoBedrooms.rooms.map((room, place) =>
      place === index ? { ...room, ...changes } : room,
    ),
  };
}

export function withDoor(
  index: number,
  changes: Partial<HomeType["doors"][number]>,
): Pick<HomeType, "doors"> {
  return {
    doors: twoBedrooms.doors.map((door, place) =>
      place === index ? { ...door, ...changes } : door,
    ),
  };
}

export function withPiece(kind: FurnitureKind, at: Rectangle): Pick<HomeType, "furniture"> {
  return { furniture: [...twoBedrooms.furniture, { kind, at }] };
}

/** The first piece of a kind stands somewhere else, or is missing. */
export function withMoved(kind: FurnitureKind, at?: Rectangle): Pick<HomeType, "furniture"> {
  const found = twoBedrooms.furniture.find((piece) => piece.kind === kind);
  const moved: Furniture[] = at ? [{ kind, at }] : [];
  return {
    furniture: twoBedrooms.furniture.flatMap((piece) => (piece === found ? moved : [piece])),
  };
}
