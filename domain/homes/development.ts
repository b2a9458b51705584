import type { AreaUnit } from "./area-unit.ts";

/** A building whose homes are for sale, as data. Lengths are in metres, angles in degrees, prices in whole units. */

export type Point = readonly [x: number, y: number];

/** x0, y0, x1, y1 */
export type Rectangle = readonly [number, number, number, number];

/** A balcony has glass doors behind it; a wall is closed. */
export type BayKind = "balcony" | "window" | "wall";

/** Metres from the bay's left edge and from the floor. */
export type Opening = { from: number; to: number; sill: number; head: number };

/** A block of homes. From above, with its front at the bottom, x runs along the front from the left and y into
 * the depth. */
export type Wing = {
  letter: string;
  /** Where the left end of its front stands, and how far it is turned, counter-clockwise. */
  at: Point;
  turn: number;
  bays: number;
  depth: number;
  /** The highest floor; `lower` lists ranges of bays with fewer floors. */
  floors: number;
  lower?: { bays: readonly [from: number, to: number]; floors: number };
};

export type Face = "front" | "back" | "left" | "right";

export const ROOM_KINDS = [
  "living",
  "studio",
  "bedroom",
  "kitchen",
  "dining",
  "family",
  "study",
  "bath",
  "toilet",
  "hall",
  "dressing",
  "laundry",
  "store",
] as const;

export type RoomKind = (typeof ROOM_KINDS)[number];

/** Rectangles that touch each other, measured between the room's walls. */
export type Room = { kind: RoomKind; parts: readonly Rectangle[] };

/** `into` is the side to which the door opens. */
export type Door = { hinge: Point; latch: Point; into?: "+x" | "-x" | "+y" | "-y" };

/** Sinks and cookers are set into a counter; a washer may be. */
export const FURNITURE_KINDS = [
  "bed",
  "nightstand",
  "sofa",
  "low-table",
  "table",
  "desk",
  "wardrobe",
  "cupboard",
  "counter",
  "sink",
  "cooker",
  "fridge",
  "washer",
  "bathtub",
  "shower",
  "basin",
  "toilet",
] as const;

export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

export type Furniture = { kind: FurnitureKind; at: Rectangle };

/** A floor plan that many homes share: from above, with the living room's front at the bottom, x to the right
 * and y into the depth. Walls are what the rooms leave free. */
export type HomeType = {
  key: string;
  bedrooms: number;
  study: boolean;
  bays: number;
  depth: number;
  front: readonly BayKind[];
  rear: readonly BayKind[];
  left: readonly BayKind[];
  rooms: readonly Room[];
  doors: readonly Door[];
  furniture: readonly Furniture[];
};

/** Homes above each other at the same place of a wing. */
export type Stack = {
  wing: string;
  number: number;
  type: string;
  /** The lowest and highest floor. */
  floors: readonly [number, number];
  /** The first bay of the wing's front. */
  bay: number;
  faces: "front" | "back";
  /** Whether the floor plan is flipped from left to right. */
  mirrored: boolean;
  outlook: string;
};

/** A landing is also a gallery or a lobby; pipes and cables rise in a shaft. */
export const SHARED_KINDS = ["landing", "stairs", "lift", "shaft"] as const;

export type SharedKind = (typeof SHARED_KINDS)[number];

/** A rectangle, or corners in a row. */
export type SharedSpace = {
  kind: SharedKind;
  at?: Rectangle;
  corners?: readonly Point[];
};

/** What the homes of a floor share. The spaces are measured from the front of the first bay at each of its places, or
 * from the building's origin where it has no place. */
export type Core = {
  at: readonly { wing: string; bay: number }[];
  spaces: readonly SharedSpace[];
};

/** A box on the ground, such as a neighbour that casts shade. */
export type Box = { at: Rectangle; height: number };

export type PriceRules = {
  /** The first day of these prices. */
  since?: string | undefined;
  /** The price of a unit of the inside area, by home type. */
  perArea: Readonly<Record<string, number>>;
  /** The share of that price for a unit of balcony area. */
  balcony: number;
  /** Percent for each floor above the lowest one with homes. */
  floor: number;
  /** Percent by outlook. */
  outlook: Readonly<Record<string, number>>;
};

export type Elevation = {
  key: string;
  /** The faces that the picture shows, such as "A front". */
  faces: readonly string[];
  at: readonly [number, number, number];
  to: readonly [number, number, number];
  lens: number;
  size: readonly [width: number, height: number];
};

export type Development = {
  key: string;
  bay: number;
  floorHeight: number;
  balconyDepth: number;
  /** The compass direction of the building's y axis, clockwise from north. */
  north: number;
  latitude: number;
  longitude: number;
  openings: Readonly<Record<"balcony" | "window", Opening>>;
  wings: readonly Wing[];
  types: readonly HomeType[];
  stacks: readonly Stack[];
  cores: readonly Core[];
  neighbours: readonly Box[];
  podium?: Box;
  /** The unit in which the market counts prices. */
  areaUnit: AreaUnit;
  prices: PriceRules;
  elevations: readonly Elevation[];
  /** The number of the home whose rooms the panoramas show. */
  sampleFlat?: string | undefined;
};
