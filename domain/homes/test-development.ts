import type { Development, Elevation } from "./development.ts";

/** Looks north at the front from 40 m away, at the height of the ground: there a metre has 25 pixels. */
export const testCamera: Elevation = {
  key: "south",
  faces: ["A front"],
  at: [0, -40, 0],
  to: [0, 0, 0],
  lens: 36,
  size: [1000, 800],
};

/** One wing of two floors whose front looks south: one home of one bay on each side of the origin. */
export function makeDevelopment(facts: Partial<Development> = {}): Development {
  const stack = { wing: "A", type: "studio", floors: [1, 2], faces: "front" } as const;
  return {
    key: "test",
    bay: 4,
    floorHeight: 3,
    balconyDepth: 2,
    north: 0,
    latitude: 25,
    longitude: 55,
    openings: {
      balcony: { from: 0.5, to: 3.5, sill: 0, head: 2 },
      window: { from: 1, to: 3, sill: 0.5, head: 2 },
    },
    wings: [{ letter: "A", at: [-4, 0], turn: 0, bays: 2, depth: 10, floors: 2 }],
    types: [
      {
        key: "studio",
        bedrooms: 0,
        study: false,
        bays: 1,
        depth: 10,
        front: ["balcony"],
        rear: ["wall"],
        left: [],
        rooms: [],
        doors: [],
        furniture: [],
      },
    ],
    stacks: [
      { ...stack, number: 1, bay: 0, mirrored: false, outlook: "garden" },
      { ...stack, number: 2, bay: 1, mirrored: true, outlook: "garden" },
    ],
    cores: [],
    neighbours: [],
    areaUnit: "sq ft",
    prices: { perArea: { studio: 1000 }, balcony: 0.5, floor: 1, outlook: {} },
    elevations: [testCamera],
    ...facts,
  };
}
