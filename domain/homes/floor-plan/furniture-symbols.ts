import type { FurnitureKind } from "#domain/homes/development.ts";
import { box, ellipse, line } from "./path.ts";
import { bathroomSymbols } from "./bathroom-symbols.ts";
import { kitchenSymbols } from "./kitchen-symbols.ts";
import { CHAIR, type Piece } from "./piece.ts";

type FurnitureSymbols = Record<FurnitureKind, (piece: Piece) => string>;

/** SVG paths in centimetres. */
export const furnitureSymbols: FurnitureSymbols = {
  ...bathroomSymbols,
  ...kitchenSymbols,
  bed({ width, depth, area, point }) {
    const count = width > 130 ? 2 : 1;
    const pillow = (width - 10 * (count + 1)) / count;
    const pillows = Array.from({ length: count }, (_, index) => {
      const from = 10 + index * (pillow + 10);
      return box(area(from, 8, from + pillow, 46));
    });
    return [
      box(area(0, 0, width, depth)),
      ...pillows,
      line(point(0, 64), point(width, 64)),
      line(point(0, 64), point(width * 0.4, 100), point(width, 64)),
    ].join("");
  },
  nightstand: ({ width, depth, area, point }) =>
    box(area(0, 0, width, depth)) + ellipse(point(width / 2, depth / 2), 9),
  sofa: ({ width, depth, area, point }) =>
    box(area(0, 0, width, depth)) +
    box(area(16, 22, width - 16, depth)) +
    line(point(width / 2, 22), point(width / 2, depth)),
  "low-table": ({ width, depth, area }) => box(area(0, 0, width, depth)),
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
  /** Closed to the ceiling: a diagonal in each of its compartments. */
  cupboard({ width, depth, area, point }) {
    const count = Math.max(1, Math.round(width / 60));
    const diagonals = Array.from({ length: count }, (_, index) => {
      const [from, to] = [(index * width) / count, ((index + 1) * width) / count];
      const side = index > 0 ? line(point(from, 0), point(from, depth)) : "";
      return side + line(point(from, 0), point(to, depth));
    });
    return box(area(0, 0, width, depth)) + diagonals.join("");
  },
};
