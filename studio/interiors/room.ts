import { pane } from "#studio/model/panes.ts";
import { type Facade, polygon, solidOf, wallFace } from "#studio/model/shapes.ts";
import { type Mark, matter, soft, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import type { Opening, Room } from "./kinds.ts";

/** Floor, walls and ceiling as seen from inside; the openings let the view in. */
export function shell(room: Room): Solid[] {
  const half = room.width / 2;
  const { depth, height } = room;
  const near = -6;
  const floor = polygon(
    [
      [-half, 0, near],
      [half, 0, near],
      [half, 0, depth],
      [-half, 0, depth],
    ],
    matter(room.floor),
    boards(room, near),
  );
  const ceiling = polygon(
    [
      [-half, height, depth],
      [half, height, depth],
      [half, height, near],
      [-half, height, near],
    ],
    soft(room.ceiling),
    coffers(room),
  );
  const back = wallFace(
    [
      [-half, 0, depth],
      [half, 0, depth],
    ],
    [
      [-half, height, depth],
      [half, height, depth],
    ],
    matter(room.wall),
    room.backDecor ?? noDecor,
  );
  const left = wallFace(
    [
      [-half, 0, near],
      [-half, 0, depth],
    ],
    [
      [-half, height, near],
      [-half, height, depth],
    ],
    matter(room.side),
    room.leftDecor ?? noDecor,
  );
  const right = wallFace(
    [
      [half, 0, depth],
      [half, 0, near],
    ],
    [
      [half, height, depth],
      [half, height, near],
    ],
    matter(room.side),
    room.rightDecor ?? noDecor,
  );
  const holes = room.windows.map((opening) => holeOf(opening, half, depth));
  return [
    unshadowed([floor]),
    unshadowed([ceiling]),
    unshadowed([left]),
    unshadowed([right]),
    unshadowed([{ ...back, holes }]),
    ...room.windows.map((opening) => frameOf(opening, half, depth, room.frame)),
  ];
}

const noDecor: Facade = () => [];

function unshadowed(faces: Parameters<typeof solidOf>[0]): Solid {
  return { ...solidOf(faces), castsShadow: false };
}

function holeOf({ left, right, sill, head }: Opening, half: number, depth: number): Vector[] {
  return [
    [left - half, sill, depth],
    [right - half, sill, depth],
    [right - half, head, depth],
    [left - half, head, depth],
  ];
}

function frameOf(opening: Opening, half: number, depth: number, color: string): Solid {
  const { left, right, sill, head, bars } = opening;
  const at = (u: number, v: number): Vector => [left - half + u, sill + v, depth - 0.02];
  const wall = { width: right - left, height: head - sill, at };
  const post = 0.07;
  const shapes = [
    pane(wall, 0, 0, wall.width, post),
    pane(wall, 0, wall.height - post, wall.width, post),
    ...Array.from({ length: bars + 1 }, (_, index) =>
      pane(wall, (index / bars) * (wall.width - post), 0, post, wall.height),
    ),
  ];
  const faces = shapes.map((shape) => polygon(shape, matter(color)));
  return { ...solidOf(faces), castsShadow: false };
}

/** Long boards, or square tiles where the room asks for them. */
function boards({ width, depth, floorJoint }: Room, near: number): Mark[] {
  const half = width / 2;
  const count = Math.round(width / floorJoint);
  const along = Array.from({ length: count }, (_, index): Vector[] => {
    const x = -half + (index / count) * width;
    return [
      [x, 0, near],
      [x + 0.02, 0, near],
      [x + 0.02, 0, depth],
      [x, 0, depth],
    ];
  });
  return [{ shapes: along, paint: { kind: "shade", amount: 0.16 } }];
}

function coffers({ width, depth, height }: Room): Mark[] {
  const half = width / 2;
  const inset = 0.5;
  const line = (low: number): Vector[] => [
    [-half + low, height, depth - low],
    [half - low, height, depth - low],
    [half - low, height, depth - low - 0.07],
    [-half + low, height, depth - low - 0.07],
  ];
  return [{ shapes: [line(inset)], paint: { kind: "shade", amount: 0.14 } }];
}

/** Where the sun falls through each window on the floor. */
export function sunPatches(room: Room, sun: Vector): Vector[][] {
  const half = room.width / 2;
  return room.windows.flatMap(({ left, right, sill, head, bars }) => {
    const pitch = (right - left) / bars;
    return Array.from({ length: bars }, (_, index): Vector[] => {
      const from = left + index * pitch + 0.06;
      const to = left + (index + 1) * pitch - 0.06;
      return [
        fall([from - half, sill + 0.02, room.depth], sun),
        fall([to - half, sill + 0.02, room.depth], sun),
        fall([to - half, head, room.depth], sun),
        fall([from - half, head, room.depth], sun),
      ];
    });
  });
}

function fall([x, y, z]: Vector, sun: Vector): Vector {
  const reach = y / sun[1];
  return [x - sun[0] * reach, 0, Math.min(z, z - sun[2] * reach)];
}
