import type { Point, Rectangle } from "#domain/homes/development.ts";

/** Floor plans are SVG in whole centimetres. */
export function cm(metres: number): number {
  return Math.round(metres * 100);
}

export function inCm([x0, y0, x1, y1]: Rectangle): Rectangle {
  return [cm(x0), cm(y0), cm(x1), cm(y1)];
}

export function line(...points: Point[]): string {
  return `M${points.map((point) => rounded(point)).join("L")}`;
}

export function box([x0, y0, x1, y1]: Rectangle): string {
  return `${line([x0, y0], [x1, y0], [x1, y1], [x0, y1])}Z`;
}

export function ellipse([x, y]: Point, radiusX: number, radiusY = radiusX): string {
  const [rx, ry] = [Math.round(radiusX), Math.round(radiusY)];
  const [left, right] = [rounded([x - rx, y]), rounded([x + rx, y])];
  return `M${left}A${rx} ${ry} 0 1 1 ${right}A${rx} ${ry} 0 1 1 ${left}Z`;
}

export function rounded([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
