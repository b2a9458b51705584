/** Metres: x to the right, y up, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number];
export type Bounds = { min: Vector; max: Vector };

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function unit(a: Vector): Vector {
  return scale(a, 1 / (length(a) || 1));
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return add(a, scale(subtract(b, a), share));
}

export function boundsOf(points: readonly Vector[]): Bounds {
  const axis = (index: 0 | 1 | 2) => points.map((point) => point[index]);
  const lowest = (index: 0 | 1 | 2) => Math.min(...axis(index));
  const highest = (index: 0 | 1 | 2) => Math.max(...axis(index));
  return {
    min: [lowest(0), lowest(1), lowest(2)],
    max: [highest(0), highest(1), highest(2)],
  };
}

export function union(all: readonly Bounds[]): Bounds {
  return boundsOf(all.flatMap(({ min, max }) => [min, max]));
}

export function corners({ min, max }: Bounds): Vector[] {
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vector => [x, y, z])),
  );
}
