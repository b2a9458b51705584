import type { Development, HomeType, Rectangle, Room } from "./development.ts";

const SQUARE_METRES_PER_SQUARE_FOOT = 0.09290304;

export function toSquareFeet(squareMetres: number): number {
  return squareMetres / SQUARE_METRES_PER_SQUARE_FOOT;
}

export function toSquareMetres(squareFeet: number): number {
  return squareFeet * SQUARE_METRES_PER_SQUARE_FOOT;
}

export function roomArea({ parts }: Pick<Room, "parts">): number {
  return parts.reduce((sum, part) => sum + rectangleArea(part), 0);
}

export function insideArea({ rooms }: Pick<HomeType, "rooms">): number {
  return rooms.reduce((sum, room) => sum + roomArea(room), 0);
}

export function balconyArea(
  { front, rear, left }: Pick<HomeType, "front" | "rear" | "left">,
  { bay, balconyDepth }: Pick<Development, "bay" | "balconyDepth">,
): number {
  const bays = [...front, ...rear, ...left].filter((kind) => kind === "balcony").length;
  return bays * bay * balconyDepth;
}

function rectangleArea([x0, y0, x1, y1]: Rectangle): number {
  return (x1 - x0) * (y1 - y0);
}
