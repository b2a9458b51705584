import type { Point, Rectangle } from "#domain/homes/development.ts";
import { sortedEdges } from "#domain/homes/rectangle.ts";

export type Shape = { covered: readonly Rectangle[]; holes?: readonly Rectangle[] };

type Cells = { xs: number[]; ys: number[]; isFilled: (column: number, row: number) => boolean };

/** Closed loops of corners with the shape on their left. */
export function traceShape(shape: Shape): Point[][] {
  const cells = toCells(shape);
  const next = borderEdges(cells);
  const loops: Point[][] = [];
  for (const [start, ends] of next) {
    while (ends.length > 0) {
      const corners: Point[] = [];
      let place = start;
      do {
        corners.push(place.split(" ").map(Number) as [number, number]);
        place = next.get(place)?.pop() ?? start;
      } while (place !== start);
      loops.push(withoutStraightCorners(corners));
    }
  }
  return loops;
}

export function toPath(loops: readonly Point[][]): string {
  return loops.map((loop) => `M${loop.map(([x, y]) => `${x} ${y}`).join("L")}Z`).join("");
}

function toCells({ covered, holes = [] }: Shape): Cells {
  const all = [...covered, ...holes];
  const xs = sortedEdges(all.flatMap(([x0, , x1]) => [x0, x1]));
  const ys = sortedEdges(all.flatMap(([, y0, , y1]) => [y0, y1]));
  return {
    xs,
    ys,
    isFilled(column, row) {
      const middle = [middleOf(xs, column), middleOf(ys, row)] as const;
      return covered.some(contains(middle)) && !holes.some(contains(middle));
    },
  };
}

/** From each corner of the grid to the next one along the border. */
function borderEdges({ xs, ys, isFilled }: Cells): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  const add = (from: string, to: string) => edges.set(from, [...(edges.get(from) ?? []), to]);
  const at = (column: number, row: number) => `${xs[column]} ${ys[row]}`;
  for (let column = 0; column < xs.length - 1; column += 1) {
    for (let row = 0; row < ys.length - 1; row += 1) {
      if (!isFilled(column, row)) continue;
      if (!isFilled(column, row - 1)) add(at(column, row), at(column + 1, row));
      if (!isFilled(column + 1, row)) add(at(column + 1, row), at(column + 1, row + 1));
      if (!isFilled(column, row + 1)) add(at(column + 1, row + 1), at(column, row + 1));
      if (!isFilled(column - 1, row)) add(at(column, row + 1), at(column, row));
    }
  }
  return edges;
}

function withoutStraightCorners(corners: Point[]): Point[] {
  return corners.filter((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return !(before[0] === after[0] || before[1] === after[1]);
  });
}

function contains([x, y]: Point) {
  return ([x0, y0, x1, y1]: Rectangle) => x > x0 && x < x1 && y > y0 && y < y1;
}

function middleOf(values: readonly number[], index: number): number {
  return ((values[index] ?? Number.NaN) + (values[index + 1] ?? Number.NaN)) / 2;
}
