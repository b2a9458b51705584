import { archedPane, pane } from "./panes.ts";
import type { Facade } from "./shapes.ts";
import type { Paint } from "./solid.ts";
import type { Vector } from "./vector.ts";

/** Arches in a row; what stands behind them is in shade. */
export function arcade(bay: number, height: number, point: number, paint: Paint): Facade {
  return (wall) => {
    const count = Math.max(1, Math.round(wall.width / bay));
    const width = wall.width / count;
    const shapes = Array.from({ length: count }, (_, index) =>
      archedPane(wall, index * width + width * 0.14, 0, width * 0.72, height, point),
    );
    return [{ shapes, paint }];
  };
}

/** Upright fins or joints over the whole wall. */
export function fins(bay: number, width: number, paint: Paint, from = 0, to = 1): Facade {
  return (wall) => {
    const count = Math.max(1, Math.round(wall.width / bay));
    const step = wall.width / count;
    const shapes = Array.from({ length: count }, (_, index) =>
      pane(
        wall,
        (index + 0.5) * step - width / 2,
        wall.height * from,
        width,
        wall.height * (to - from),
      ),
    );
    return [{ shapes, paint }];
  };
}

/** Level lines: brick courses, louvres, stone joints. */
export function courses(step: number, width: number, paint: Paint, from = 0): Facade {
  return (wall) => {
    const count = Math.floor((wall.height - from) / step);
    const shapes = Array.from({ length: count }, (_, index) =>
      pane(wall, 0, from + (index + 1) * step - width, wall.width, width),
    );
    return [{ shapes, paint }];
  };
}

/** A pierced screen of diamonds between two heights. */
export function lattice(cell: number, low: number, high: number, paint: Paint): Facade {
  return (wall) => {
    const columns = Math.max(1, Math.round(wall.width / cell));
    const size = wall.width / columns;
    const rows = Math.max(1, Math.round((high - low) / size));
    const shapes: Vector[][] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const u = (column + 0.5) * size;
        const v = low + (row + 0.5) * size;
        const reach = size * 0.36;
        shapes.push([
          wall.at(u - reach, v),
          wall.at(u, v - reach),
          wall.at(u + reach, v),
          wall.at(u, v + reach),
        ]);
      }
    }
    return [{ shapes, paint }];
  };
}

export function layered(...facades: Facade[]): Facade {
  return (wall) => facades.flatMap((facade) => facade(wall));
}

/** A plain band across the wall, such as a plinth, a cornice or a sign. */
export function band(low: number, height: number, paint: Paint): Facade {
  return (wall) => [
    { shapes: [pane(wall, 0, low < 0 ? wall.height + low : low, wall.width, height)], paint },
  ];
}

/** A facade that covers only the storeys between two heights. */
export function zone(low: number, high: number, facade: Facade): Facade {
  return (wall) =>
    facade({
      width: wall.width,
      height: Math.min(high, wall.height) - low,
      at: (u, v) => wall.at(u, v + low),
    });
}
