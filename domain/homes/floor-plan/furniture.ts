import type {
  Furniture,
  FurnitureKind,
  HomeType,
  Point,
  Rectangle,
  Room,
} from "#domain/homes/development.ts";
import { boundsOf } from "#domain/homes/rectangle.ts";
import { box, ellipse, inCm, line } from "./path.ts";

/** A piece with its back to a wall: u runs along its back, v from the back to the front. */
type Piece = {
  width: number;
  depth: number;
  point: (u: number, v: number) => Point;
  area: (u0: number, v0: number, u1: number, v1: number) => Rectangle;
};

export const CHAIR = 30;

export function furniturePath({ rooms, furniture }: Pick<HomeType, "rooms" | "furniture">): string {
  const counters = new Map<Room, number>();
  return furniture
    .map(({ kind, at }) => {
      const room = rooms.find(({ parts }) => parts.some((part) => isInside(at, part)));
      const part = room?.parts.find((candidate) => isInside(at, candidate));
      if (!room || !part) return box(inCm(at));
      const piece = toPiece({ kind, at: inCm(at) }, inCm(part));
      if (kind !== "counter") return symbols[kind](piece);
      const before = counters.get(room) ?? 0;
      counters.set(room, before + 1);
      return counter(piece, room.kind, before);
    })
    .join("");
}

const symbols: Record<Exclude<FurnitureKind, "counter">, (piece: Piece) => string> = {
  bed({ width, depth, area, point }) {
    const pillow = (width - 30) / 2;
    return [
      box(area(0, 0, width, depth)),
      box(area(10, 8, 10 + pillow, 46)),
      box(area(20 + pillow, 8, width - 10, 46)),
      line(point(0, 64), point(width, 64)),
      line(point(0, 64), point(width * 0.4, 100), point(width, 64)),
    ].join("");
  },
  sofa: ({ width, depth, area, point }) =>
    box(area(0, 0, width, depth)) +
    box(area(16, 22, width - 16, depth)) +
    line(point(width / 2, 22), point(width / 2, depth)),
  table({ width, depth, area }) {
    const [along, across] = width > depth ? [width, depth] : [depth, width];
    const count = Math.max(1, Math.floor(along / 70));
    const chairs = Array.from({ length: count }, (_, index) => {
      const middle = ((index + 0.5) * along) / count;
      const sides = [
        [-CHAIR, -4],
        [across + 4, across + CHAIR],
      ];
      return sides
        .map(([from = 0, to = 0]) =>
          box(
            width > depth
              ? area(middle - 21, from, middle + 21, to)
              : area(from, middle - 21, to, middle + 21),
          ),
        )
        .join("");
    });
    return box(area(0, 0, width, depth)) + chairs.join("");
  },
  desk: ({ width, depth, area }) =>
    box(area(0, 0, width, depth)) +
    box(area(width / 2 - 22, depth + 4, width / 2 + 22, depth + CHAIR + 10)),
  wardrobe({ width, depth, area, point }) {
    const hangers = Array.from({ length: Math.floor((width - 20) / 14) }, (_, index) => {
      const u = 14 + index * 14;
      return line(point(u - 3, depth * 0.2), point(u + 3, depth * 0.8));
    });
    const rail = line(point(4, depth / 2), point(width - 4, depth / 2));
    return box(area(0, 0, width, depth)) + rail + hangers.join("");
  },
  bathtub({ width, depth, area, point }) {
    const drain =
      width > depth ? point(width - 24, depth / 2) : point(width / 2, Math.max(24, depth - 24));
    return (
      box(area(0, 0, width, depth)) + box(area(8, 8, width - 8, depth - 8)) + ellipse(drain, 4)
    );
  },
  shower: ({ width, depth, area, point }) =>
    box(area(0, 0, width, depth)) +
    line(point(0, 0), point(width, depth)) +
    line(point(width, 0), point(0, depth)) +
    ellipse(point(width / 2, depth / 2), 6),
  basin({ width, depth, area, point }) {
    const radius = Math.min(width, depth) / 2 - 7;
    const isWide = width > 1.5 * depth;
    const [centre, ru, rv] = [point(width / 2, depth / 2), isWide ? radius * 1.4 : radius, radius];
    const isAlongX = point(1, 0)[1] === point(0, 0)[1];
    return box(area(0, 0, width, depth)) + ellipse(centre, isAlongX ? ru : rv, isAlongX ? rv : ru);
  },
  toilet({ width, depth, area, point }) {
    const [ru, rv] = [width / 2 - 2, (depth - 18) / 2];
    const isAlongX = point(1, 0)[1] === point(0, 0)[1];
    const bowl = point(width / 2, 18 + rv);
    return box(area(0, 0, width, 18)) + ellipse(bowl, isAlongX ? ru : rv, isAlongX ? rv : ru);
  },
};

/** Kitchens have a hob in the first counter and a sink in the next, laundries a machine under it. */
function counter(piece: Piece, room: Room["kind"], before: number): string {
  const { width, depth, area, point } = piece;
  const top = box(area(0, 0, width, depth));
  const edge = Math.min(width, depth);
  const along = (share: number): Point =>
    width > depth ? point(width * share, depth / 2) : point(width / 2, depth * share);
  if (room === "laundry") {
    const [x, y] = along(0.25);
    return top + box([x - 28, y - 28, x + 28, y + 28]) + ellipse([x, y], edge * 0.32);
  }
  if (room !== "kitchen") return top;
  const [sinkX, sinkY] = along(before === 0 ? 0.7 : 0.5);
  const sink = box([sinkX - 22, sinkY - 20, sinkX + 22, sinkY + 20]) + ellipse([sinkX, sinkY], 3);
  if (before > 0) return top + sink;
  const [x, y] = along(0.3);
  const rings = [-13, 13].flatMap((dx) => [-13, 13].map((dy) => ellipse([x + dx, y + dy], 9)));
  const isOnlyCounter = Math.max(width, depth) > 240;
  return top + rings.join("") + (isOnlyCounter ? sink : "");
}

/** The back is the side nearest to a wall of the room. */
function toPiece({ kind, at: [x0, y0, x1, y1] }: Furniture, room: Rectangle): Piece {
  const gaps = {
    left: x0 - room[0],
    bottom: y0 - room[1],
    right: room[2] - x1,
    top: room[3] - y1,
  };
  const [across, along] = [x1 - x0, y1 - y0];
  const sides = (Object.keys(gaps) as (keyof typeof gaps)[]).toSorted(
    (one, other) => gaps[one] - gaps[other] || length(other) - length(one),
  );
  const back = sides[0] ?? "top";
  const isUpright = back === "left" || back === "right";

  /** Of two sides at a wall, a sofa or counter has its back to the longer, a bed to the shorter. */
  function length(side: keyof typeof gaps): number {
    const own = side === "left" || side === "right" ? along : across;
    return kind === "bed" || kind === "toilet" ? -own : own;
  }

  function point(u: number, v: number): Point {
    if (back === "left") return [x0 + v, y0 + u];
    if (back === "right") return [x1 - v, y0 + u];
    return back === "top" ? [x0 + u, y1 - v] : [x0 + u, y0 + v];
  }

  return {
    width: isUpright ? along : across,
    depth: isUpright ? across : along,
    point,
    area: (u0, v0, u1, v1) => boundsOf([point(u0, v0), point(u1, v1)]),
  };
}

function isInside([x0, y0, x1, y1]: Rectangle, [a0, b0, a1, b1]: Rectangle): boolean {
  const slack = 0.001;
  return x0 >= a0 - slack && y0 >= b0 - slack && x1 <= a1 + slack && y1 <= b1 + slack;
}
