import { archedPane, type Lit, litOrNot, pane } from "./panes.ts";
import type { Facade } from "./shapes.ts";
import { matter, type Paint } from "./solid.ts";
import type { Vector } from "./vector.ts";

export type WindowGrid = {
  bay: number;
  storey: number;
  width: number;
  height: number;
  sill: number;
  arch?: number;
  /** Free wall at both ends. */
  margin?: number;
  from?: number;
  paint?: Paint;
} & Lit;

/** Single windows in rows, with a shaded reveal. */
export function punched(grid: WindowGrid): Facade {
  return (wall) => {
    const margin = grid.margin ?? 0;
    const from = grid.from ?? 0;
    const columns = Math.max(1, Math.round((wall.width - margin * 2) / grid.bay));
    const rows = Math.max(1, Math.floor((wall.height - from - grid.sill * 0.4) / grid.storey));
    const bay = (wall.width - margin * 2) / columns;
    const width = Math.min(grid.width, bay * 0.86);
    const shapes: Vector[][] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const u = margin + column * bay + (bay - width) / 2;
        const v = from + row * grid.storey + grid.sill;
        shapes.push(
          grid.arch === undefined
            ? pane(wall, u, v, width, grid.height)
            : archedPane(wall, u, v, width, grid.height, grid.arch),
        );
      }
    }
    return litOrNot(shapes, grid, grid.paint ?? { kind: "glass" });
  };
}

export type Ribbon = {
  storey: number;
  sill: number;
  height: number;
  bay: number;
  from?: number;
} & Lit;

/** Bands of glass between floors, parted by slim posts. */
export function ribbons(ribbon: Ribbon): Facade {
  return (wall) => {
    const from = ribbon.from ?? 0;
    const rows = Math.max(1, Math.floor((wall.height - from - 0.3) / ribbon.storey));
    const columns = Math.max(1, Math.round(wall.width / ribbon.bay));
    const bay = wall.width / columns;
    const shapes: Vector[][] = [];
    for (let row = 0; row < rows; row += 1) {
      const v = from + row * ribbon.storey + ribbon.sill;
      for (let column = 0; column < columns; column += 1) {
        shapes.push(pane(wall, column * bay + bay * 0.05, v, bay * 0.9, ribbon.height));
      }
    }
    const shade = Array.from({ length: rows }, (_, row) => {
      const v = from + row * ribbon.storey + ribbon.sill + ribbon.height;
      return pane(wall, 0, v - 0.35, wall.width, 0.35);
    });
    return [
      ...litOrNot(shapes, ribbon, { kind: "glass" }),
      { shapes: shade, paint: { kind: "shade", amount: 0.22 } },
    ];
  };
}

export type Curtain = { storey: number; bay: number; frame: string; from?: number } & Lit;

/** A glass skin: some panes mirror the bright sky, the frame is a fine net over it. */
export function curtainWall(curtain: Curtain): Facade {
  return (wall) => {
    const from = curtain.from ?? 0;
    const rows = Math.max(1, Math.round((wall.height - from) / curtain.storey));
    const columns = Math.max(1, Math.round(wall.width / curtain.bay));
    const storey = (wall.height - from) / rows;
    const bay = wall.width / columns;
    const bright: Vector[][] = [];
    const lamp: Vector[][] = [];
    const drift = curtain.random.between(0.3, 0.9);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const shape = pane(wall, column * bay, from + row * storey, bay, storey);
        const wave =
          Math.sin(row * drift * 0.7 + column * 1.3) + Math.sin(row * 0.23 - column * 0.6);
        if (curtain.random.chance(curtain.lamps)) lamp.push(shape);
        else if (wave > 0.75) bright.push(shape);
      }
    }
    const posts = Array.from({ length: columns + 1 }, (_, column) =>
      pane(wall, Math.min(wall.width - 0.16, column * bay), from, 0.16, wall.height - from),
    );
    const floors = Array.from({ length: rows + 1 }, (_, row) =>
      pane(wall, 0, Math.min(wall.height - 0.3, from + row * storey - 0.15), wall.width, 0.34),
    );
    return [
      { shapes: [pane(wall, 0, from, wall.width, wall.height - from)], paint: { kind: "glass" } },
      { shapes: bright, paint: { kind: "gleam", amount: 0.2 } },
      { shapes: lamp, paint: { kind: "lamp" } },
      { shapes: [...posts, ...floors], paint: matter(curtain.frame) },
    ];
  };
}
