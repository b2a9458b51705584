import { block } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";

export type BalconyRow = {
  /** Where the balcony begins and ends along the wall. */
  from: number;
  to: number;
  /** The wall's plane and how far the slab stands out of it (negative: towards the viewer or left). */
  plane: number;
  reach: number;
  along: "x" | "z";
  slab: string;
  rail: string;
};

const SLAB = 0.32;
const RAIL = 1.15;

/** One balcony: a slab with a solid or glazed parapet, set on a floor level. */
export function balcony(row: BalconyRow, floor: number): Solid[] {
  const near = Math.min(row.plane, row.plane + row.reach);
  const far = Math.max(row.plane, row.plane + row.reach);
  const corner = (along: number, across: number, y: number): [number, number, number] =>
    row.along === "x" ? [along, y, across] : [across, y, along];
  return [
    block(corner(row.from, near, floor - SLAB), corner(row.to, far, floor), {
      paint: matter(row.slab),
      shadow: false,
    }),
    block(corner(row.from, near, floor), corner(row.to, far, floor + RAIL), {
      paint: matter(row.rail),
      shadow: false,
    }),
  ];
}

export function balconies(row: BalconyRow, first: number, storey: number, count: number): Solid[] {
  return Array.from({ length: count }, (_, index) => balcony(row, first + index * storey)).flat();
}
