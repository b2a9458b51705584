import { block } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import { concrete } from "./parts.ts";

/** Storeys still open to the air: slabs on columns, with starter bars on top. */
export function openFrame(min: Vector, max: Vector, storey: number, bay: number): Solid[] {
  const floors = Math.max(1, Math.round((max[1] - min[1]) / storey));
  const solids: Solid[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    const low = min[1] + floor * storey;
    solids.push(...storeyColumns(min, max, low, storey, bay), core(min, max, low, storey - 0.4));
    solids.push(
      block([min[0], low + storey - 0.4, min[2]], [max[0], low + storey, max[2]], {
        paint: matter(concrete),
        shadow: floor === floors - 1,
      }),
    );
  }
  const top = min[1] + floors * storey;
  solids.push(...storeyColumns(min, max, top, 1.5, bay), core(min, max, top, 2.6));
  return solids;
}

function storeyColumns(
  min: Vector,
  max: Vector,
  low: number,
  height: number,
  bay: number,
): Solid[] {
  const across = Math.max(1, Math.round((max[0] - min[0]) / bay));
  const deep = Math.max(1, Math.round((max[2] - min[2]) / bay));
  const solids: Solid[] = [];
  for (let column = 0; column <= across; column += 1) {
    for (let row = 0; row <= deep; row += 1) {
      const edge = row === 0 || row === deep || column === 0 || column === across;
      if (!edge) continue;
      const x = min[0] + 0.4 + (column / across) * (max[0] - min[0] - 0.8);
      const z = min[2] + 0.4 + (row / deep) * (max[2] - min[2] - 0.8);
      solids.push(
        block([x - 0.35, low, z - 0.35], [x + 0.35, low + height - 0.4, z + 0.35], {
          paint: matter(concrete),
          shadow: false,
        }),
      );
    }
  }
  return solids;
}

/** The lift core, one storey high. */
function core(min: Vector, max: Vector, low: number, height: number): Solid {
  const along = (from: number, to: number, share: number) => from + (to - from) * share;
  return block(
    [along(min[0], max[0], 0.38), low, along(min[2], max[2], 0.42)],
    [along(min[0], max[0], 0.62), low + height, along(min[2], max[2], 0.72)],
    { paint: matter("#B5AE9E"), shadow: false },
  );
}
