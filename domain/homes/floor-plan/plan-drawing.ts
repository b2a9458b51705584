import { roomArea } from "#domain/homes/areas.ts";
import type {
  BayKind,
  Development,
  HomeType,
  Point,
  Rectangle,
  RoomKind,
} from "#domain/homes/development.ts";
import { boundsOf, corners, rectangleArea } from "#domain/homes/rectangle.ts";
import { furniturePath } from "./furniture.ts";
import { labelBox, largest } from "./label-boxes.ts";
import { type DoorOpening, doorOpenings, type GlassOpening, glassOpenings } from "./openings.ts";
import { box, cm, inCm, line, rounded } from "./path.ts";
import { CHAIR } from "./piece.ts";
import { toPath, traceShape } from "./trace-shape.ts";

export type FloorPlanRoom = {
  kind: RoomKind | "balcony";
  /** Square metres. */
  area: number;
  /** The sides of the largest part, in centimetres. */
  size: readonly [number, number];
  /** Where the name fits on a floor plan as it is, and on one turned by a quarter. */
  label: readonly [Rectangle, Rectangle];
};

/** SVG paths in centimetres; y points into the depth of the home. */
export type FloorPlanDrawing = {
  /** With balconies. */
  bounds: Rectangle;
  walls: string;
  glass: string;
  doors: string;
  swings: string;
  railings: string;
  furniture: string;
  /** The middle of the entrance door and the direction into the home. */
  entrance: readonly [Point, Point];
  rooms: FloorPlanRoom[];
};

type Building = Pick<Development, "bay" | "openings" | "balconyDepth">;

export function floorPlanDrawing(type: HomeType, building: Building): FloorPlanDrawing {
  const { bay, balconyDepth } = building;
  const outline: Rectangle = [0, 0, cm(type.bays * bay), cm(type.depth)];
  const doors = doorOpenings(type, bay);
  const glass = glassOpenings(type, building);
  const rooms = type.rooms.flatMap(({ parts }) => parts.map(inCm));
  const holes = [...doors, ...glass].map(({ at }) => inCm(at));
  const balconies = balconyBoxes(type, bay, balconyDepth);
  const blocked = [...furnitureBoxes(type), ...doors.flatMap(swingBoxes)];
  return {
    bounds: boundsOf([outline, ...balconies].flatMap(corners)),
    walls: toPath(traceShape({ covered: [outline], holes: [...rooms, ...holes] })),
    glass: glass.map(glassPath).join(""),
    doors: doors.map(leafPath).join(""),
    swings: doors.map(swingPath).join(""),
    railings: balconies.map((balcony) => railingPath(balcony, outline)).join(""),
    furniture: furniturePath(type),
    entrance: entranceOf(doors),
    rooms: [
      ...type.rooms.map((room): FloorPlanRoom => {
        const parts = room.parts.map(inCm);
        return { kind: room.kind, area: exact(roomArea(room)), ...measured(parts, blocked) };
      }),
      ...balconies.map((at): FloorPlanRoom => ({
        kind: "balcony",
        area: exact(rectangleArea(at) / 10_000),
        ...measured([at], []),
      })),
    ],
  };
}

function measured(parts: readonly Rectangle[], blocked: readonly Rectangle[]) {
  const [x0, y0, x1, y1] = largest(parts);
  return {
    size: [x1 - x0, y1 - y0] as const,
    label: [labelBox({ parts, blocked }, false), labelBox({ parts, blocked }, true)] as const,
  };
}

function balconyBoxes(type: HomeType, bay: number, deep: number): Rectangle[] {
  return [
    ...runs(type.front).map(([from, to]): Rectangle => [from * bay, -deep, to * bay, 0]),
    ...runs(type.rear).map(([from, to]): Rectangle => [
      from * bay,
      type.depth,
      to * bay,
      type.depth + deep,
    ]),
    ...runs(type.left).map(([from, to]): Rectangle => [-deep, from * bay, 0, to * bay]),
  ].map(inCm);
}

function runs(kinds: readonly BayKind[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [index, kind] of kinds.entries()) {
    const last = found.at(-1);
    if (kind !== "balcony") continue;
    if (last && last[1] === index) last[1] = index + 1;
    else found.push([index, index + 1]);
  }
  return found;
}

/** The three free sides of a balcony, twice: the railing has a width. */
function railingPath(at: Rectangle, outline: Rectangle): string {
  return [0, 8]
    .map((inset) => {
      const [x0, y0, x1, y1] = [at[0] + inset, at[1] + inset, at[2] - inset, at[3] - inset];
      if (at[3] <= outline[1]) return line([x0, at[3]], [x0, y0], [x1, y0], [x1, at[3]]);
      if (at[1] >= outline[3]) return line([x0, at[1]], [x0, y1], [x1, y1], [x1, at[1]]);
      return line([at[2], y0], [x0, y0], [x0, y1], [at[2], y1]);
    })
    .join("");
}

/** The doors to a balcony slide behind each other. */
function glassPath({ at, along, kind, outside }: GlassOpening): string {
  const [x0, y0, x1, y1] = inCm(at);
  const frame = box([x0, y0, x1, y1]);
  const [low, high] = along === "x" ? [y0, y1] : [x0, x1];
  const [from, to] = along === "x" ? [x0, x1] : [y0, y1];
  const middle = (low + high) / 2;
  const pane = (start: number, end: number, offset: number) => {
    const across = middle + offset * outside;
    return along === "x"
      ? line([start, across], [end, across])
      : line([across, start], [across, end]);
  };
  if (kind === "window") return frame + pane(from, to, 0);
  const half = (from + to) / 2;
  return frame + pane(from, half + 8, 3) + pane(half - 8, to, -3);
}

function leafPath({ door, at, along }: DoorOpening): string {
  const { pivot, end } = leafOf(door, inCm(at), along) ?? {};
  return pivot && end ? line(pivot, end) : "";
}

/** A quarter circle from the open leaf to the latch. */
function swingPath({ door, at, along }: DoorOpening): string {
  const leaf = leafOf(door, inCm(at), along);
  if (!leaf) return "";
  const { pivot, end, closed, length } = leaf;
  const turn =
    (end[0] - pivot[0]) * (closed[1] - pivot[1]) - (end[1] - pivot[1]) * (closed[0] - pivot[0]);
  return `M${rounded(end)}A${length} ${length} 0 0 ${turn > 0 ? 1 : 0} ${rounded(closed)}`;
}

/** The leaf hangs on the face of the wall that it opens to. */
function leafOf({ hinge, latch, into }: DoorOpening["door"], at: Rectangle, along: "x" | "y") {
  if (!into) return null;
  const length = cm(Math.hypot(latch[0] - hinge[0], latch[1] - hinge[1]));
  const way = into.startsWith("+") ? 1 : -1;
  const [low, high] = along === "x" ? [at[1], at[3]] : [at[0], at[2]];
  const face = way > 0 ? high : low;
  const on = (place: number, across: number): Point =>
    along === "x" ? [place, across] : [across, place];
  const [from, to] = along === "x" ? [hinge[0], latch[0]] : [hinge[1], latch[1]];
  return {
    pivot: on(cm(from), face),
    end: on(cm(from), face + way * length),
    closed: on(cm(to), face),
    length,
  };
}

function swingBoxes({ door, at, along }: DoorOpening): Rectangle[] {
  const leaf = leafOf(door, inCm(at), along);
  return leaf ? [boundsOf([leaf.pivot, leaf.end, leaf.closed])] : [];
}

function furnitureBoxes({ furniture }: HomeType): Rectangle[] {
  return furniture.map(({ kind, at }) => {
    const [x0, y0, x1, y1] = inCm(at);
    if (kind !== "table") return [x0, y0, x1, y1];
    return x1 - x0 > y1 - y0 ? [x0, y0 - CHAIR, x1, y1 + CHAIR] : [x0 - CHAIR, y0, x1 + CHAIR, y1];
  });
}

function entranceOf(doors: readonly DoorOpening[]): FloorPlanDrawing["entrance"] {
  const entrance = doors.find(({ isEntrance }) => isEntrance);
  if (!entrance) throw new Error("The plan has no door in an outer wall");
  const [x0, y0, x1, y1] = inCm(entrance.at);
  return [[(x0 + x1) / 2, (y0 + y1) / 2], WAYS[entrance.door.into ?? "-y"]];
}

const WAYS = { "+x": [1, 0], "-x": [-1, 0], "+y": [0, 1], "-y": [0, -1] } as const;

function exact(squareMetres: number): number {
  return Number(squareMetres.toFixed(4));
}
