import type { Furniture, FurnitureKind, HomeType, Rectangle } from "#domain/homes/development.ts";
import { CHAIR, type Piece, toPiece } from "./piece.ts";
import { partOf } from "./rooms.ts";

/** Metres that stay free before a piece, over its whole width. */
const BEFORE: Partial<Record<FurnitureKind, number>> = {
  sofa: 0.4,
  desk: 0.7,
  wardrobe: 0.6,
  cupboard: 0.6,
  sink: 0.8,
  cooker: 0.9,
  fridge: 0.9,
  washer: 0.6,
  basin: 0.6,
};

/** Metres: a toilet stands in the middle of such a place, its back included. */
const TOILET = { width: 0.8, depth: 1.2 };

/** Metres beside a bed, from the foot of the pillows on. */
const BESIDE_BED = 0.5;
const PILLOWS = 0.5;
/** A wider bed is for two, who rise on both sides. */
const WIDE_BED = 1.3;

/** Metres on the two long sides of a table, where people sit. */
const AT_TABLE = 0.7;

/** The places that must be free so that a piece can be used; of a group, one place is enough. */
export function clearSpaces(
  { rooms }: Pick<HomeType, "rooms">,
  furniture: Furniture,
): Rectangle[][] {
  const part = partOf(rooms, furniture.at);
  if (!part) return [];
  const { kind } = furniture;
  const piece = toPiece(furniture, part);
  const { width, depth, area } = piece;
  if (kind === "bed") return bedSpaces(piece);
  if (kind === "table") {
    return width > depth
      ? [[area(0, -AT_TABLE, width, 0)], [area(0, depth, width, depth + AT_TABLE)]]
      : [[area(-AT_TABLE, 0, 0, depth)], [area(width, 0, width + AT_TABLE, depth)]];
  }
  if (kind === "toilet") {
    const [from, to] = [(width - TOILET.width) / 2, (width + TOILET.width) / 2];
    return [[area(from, 0, to, TOILET.depth)]];
  }
  if (kind === "washer") {
    const place = BEFORE.washer ?? 0;
    return [
      [
        area(0, depth, width, depth + place),
        area(-place, 0, 0, depth),
        area(width, 0, width + place, depth),
      ],
    ];
  }
  const before = BEFORE[kind];
  return before ? [[area(0, depth, width, depth + before)]] : [];
}

function bedSpaces({ width, depth, area }: Piece): Rectangle[][] {
  const left = area(-BESIDE_BED, PILLOWS, 0, depth);
  const right = area(width, PILLOWS, width + BESIDE_BED, depth);
  return width > WIDE_BED ? [[left], [right]] : [[left, right]];
}

/** What a piece takes of the floor, with the chairs of a table. */
export function footprint({ kind, at: [x0, y0, x1, y1] }: Furniture): Rectangle {
  if (kind !== "table") return [x0, y0, x1, y1];
  const chair = CHAIR / 100;
  return x1 - x0 > y1 - y0 ? [x0, y0 - chair, x1, y1 + chair] : [x0 - chair, y0, x1 + chair, y1];
}

const SET_IN = new Set<FurnitureKind>(["sink", "cooker", "washer"]);

/** Sinks, cookers and washers belong to the counter that they are set into. */
export function isSetInto(one: Furniture, other: Furniture): boolean {
  return (
    (SET_IN.has(one.kind) && other.kind === "counter") ||
    (SET_IN.has(other.kind) && one.kind === "counter")
  );
}
