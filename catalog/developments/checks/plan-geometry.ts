import type { HomeType } from "#domain/homes/development.ts";

export type FloorPlan = {
  type: HomeType;
  bay: number;
  openings: Readonly<
    Record<"balcony" | "window", { from: number; to: number; sill: number; head: number }>
  >;
};

/** "0.1, 7, 0.6, 7.8" */
export function placeOf(at: readonly number[]): string {
  return at.join(", ");
}
