import type { HomeType, Point, Rectangle, Room } from "#domain/homes/development.ts";

export type FloorPlan = {
  type: HomeType;
  bay: number;
  openings: Readonly<Record<"balcony" | "window", { from: number; to: number }>>;
};

/** Metres: smaller differences do not count. */
const SLACK = 0.001;

export function isInside([x0, y0, x1, y1]: Rectangle, [a0, b0, a1, b1]: Rectangle): boolean {
  return x0 >= a0 - SLACK && y0 >= b0 - SLACK && x1 <= a1 + SLACK && y1 <= b1 + SLACK;
}

export function overlap([x0, y0, x1, y1]: Rectangle, [a0, b0, a1, b1]: Rectangle): boolean {
  return x0 < a1 - SLACK && a0 < x1 - SLACK && y0 < b1 - SLACK && b0 < y1 - SLACK;
}

export function roomAt({ rooms }: HomeType, [x, y]: Point): Room | undefined {
  return rooms.find(({ parts }) =>
    parts.some(([x0, y0, x1, y1]) => x > x0 && x < x1 && y > y0 && y < y1),
  );
}
