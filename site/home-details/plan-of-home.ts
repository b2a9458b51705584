import { FRONT_DOWN } from "#domain/homes/floor-plan/plan-turn.ts";
import { hasFloor } from "#domain/homes/homes.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { HomeDetails } from "#site/views/home-details.ts";

/** The floor plan of a home, and how it is turned in its stack; null where it is not drawn. */
export function planOfHome({ floorPlans, turns }: HomeDetails, home: ListedHome) {
  const drawing = floorPlans[home.type];
  if (!drawing) return null;
  const turn = turns.find(
    ({ wing, stack, floors }) =>
      wing === home.wing && stack === home.stack && hasFloor({ floors }, home.floor),
  );
  return { drawing, turn: turn ?? FRONT_DOWN };
}
