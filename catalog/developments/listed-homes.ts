import { toSquareFeet } from "#domain/homes/area-unit.ts";
import { deriveHomes, hasFloor } from "#domain/homes/homes.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { homeStatus } from "#domain/homes/status.ts";
import type { SaleDevelopment } from "./developments.ts";
import { hasMorningSun, hasNoLateSun, sunOfStack } from "./sun.ts";

const known = new WeakMap<SaleDevelopment, ListedHome[]>();

/** Derived once, because several pages need them. */
export function listedHomes(development: SaleDevelopment): ListedHome[] {
  const homes = known.get(development) ?? deriveListedHomes(development);
  known.set(development, homes);
  return homes;
}

function deriveListedHomes(development: SaleDevelopment): ListedHome[] {
  return deriveHomes(development).map((home) => {
    const { wing, stack, floor } = home;
    const place = development.stacks.find(
      (candidate) =>
        candidate.wing === wing && candidate.number === stack && hasFloor(candidate, floor),
    );
    if (!place) throw new Error(`There is no stack for ${home.number}`);
    const sun = sunOfStack(development, place, floor);
    const status = homeStatus(home.number, development.availability, development.released);
    return {
      ...home,
      insideArea: inHundredths(toSquareFeet(home.insideArea)),
      balconyArea: inHundredths(toSquareFeet(home.balconyArea)),
      price: status === "sold" ? null : home.price,
      status,
      morningSun: hasMorningSun(sun),
      noLateSun: hasNoLateSun(sun),
    };
  });
}

function inHundredths(area: number): number {
  return Math.round(100 * area) / 100;
}
