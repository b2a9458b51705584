import simplify from "simplify-js";

export type Point = [x: number, y: number];

/** How far a simplified line may leave the original, in units of the sheet: less than half a pixel on a phone. */
const TOLERANCE = 5;

/** Rounded unless corners are sharp, in relative whole numbers. */
export function shapePath(
  points: Point[],
  { closed = false, sharp = false }: { closed?: boolean; sharp?: boolean } = {},
): string {
  const kept = simplified(closed ? points.slice(0, -1) : points, closed);
  if (sharp || kept.length < 3) return straightPath(kept, closed);
  return roundedPath(kept, closed);
}

function simplified(points: Point[], closed: boolean): Point[] {
  const corners = closed ? [...points, points[0]!] : points;
  const kept = simplify(
    corners.map(([x, y]) => ({ x, y })),
    TOLERANCE,
    true,
  ).map(({ x, y }): Point => [x, y]);
  return closed ? kept.slice(0, -1) : kept;
}

function straightPath(points: Point[], closed: boolean): string {
  const pen = new Pen(points[0]!);
  for (const point of points.slice(1)) pen.line(point);
  return pen.text + (closed ? "z" : "");
}

/** Each corner is a quadratic curve from the middle of one side to the middle of the next. */
function roundedPath(points: Point[], closed: boolean): string {
  if (closed) {
    const ring = [...points, points[0]!];
    const pen = new Pen(middle(points.at(-1)!, points[0]!));
    for (const [index, corner] of points.entries())
      pen.curve(corner, middle(corner, ring[index + 1]!));
    return `${pen.text}z`;
  }
  const pen = new Pen(points[0]!);
  pen.line(middle(points[0]!, points[1]!));
  for (let index = 1; index < points.length - 1; index++) {
    pen.curve(points[index]!, middle(points[index]!, points[index + 1]!));
  }
  pen.line(points.at(-1)!);
  return pen.text;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Commands are relative to rounded points, so that rounding errors do not add up. */
class Pen {
  text: string;
  #at: Point;
  #command = "";

  constructor(start: Point) {
    this.#at = rounded(start);
    this.text = `M${pair(this.#at)}`;
  }

  line(to: Point) {
    this.#write("l", [to]);
  }

  curve(corner: Point, to: Point) {
    this.#write("q", [corner, to]);
  }

  #write(command: string, points: Point[]) {
    const steps = points.map((point): Point => {
      const [x, y] = rounded(point);
      return [x - this.#at[0], y - this.#at[1]];
    });
    const numbers = steps.map(pair).reduce(joinNumbers);
    // A repeated command needs no letter.
    this.text =
      this.#command === command ? joinNumbers(this.text, numbers) : this.text + command + numbers;
    this.#command = command;
    this.#at = rounded(points.at(-1)!);
  }
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function pair([x, y]: Point): string {
  return joinNumbers(`${x}`, `${y}`);
}

/** A minus sign separates numbers as a space does. */
function joinNumbers(one: string, other: string): string {
  return other.startsWith("-") ? one + other : `${one} ${other}`;
}
