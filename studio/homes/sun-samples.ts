import { getPosition } from "suncalc";
import type { Development, Face, Stack } from "#domain/homes/development.ts";
import { floorsOf, homeNumber } from "#domain/homes/homes.ts";
import { livingWindows } from "#domain/homes/living-windows.ts";
import { litShares } from "#domain/homes/shade.ts";
import { seededRandom } from "#studio/random.ts";

/** A home, the bays behind which its living room is, and what the model says of it. */
type SunSample = {
  home: string;
  wing: string;
  floor: number;
  windows: { face: Face; bay: number }[];
  /** By day the share of glass in the sun, in the middle of each step of the day. */
  shares: Record<string, number[]>;
};

const DAYS = ["03-21", "06-21", "12-21"];
export const YEAR = 2027;
/** Minutes. */
export const STEP = 5;

/** Homes from all stacks and floors, the same at every call. */
export function sunSamples(development: Development, count: number): SunSample[] {
  const random = seededRandom(`sun-check ${development.key}`);
  const homes = development.stacks.flatMap((stack) =>
    floorsOf(stack).map((floor) => ({ stack, floor })),
  );
  const chosen = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.floor((part * homes.length) / count));
    return random.pick(homes.slice(from, to));
  });
  const days = DAYS.map((day) => [day, sharesOn(development, day)] as const);
  return chosen.map(({ stack, floor }) => {
    const home = homeNumber(stack, floor);
    return {
      home,
      wing: stack.wing,
      floor,
      windows: windowsOf(development, stack, floor),
      shares: Object.fromEntries(
        days.map(([day, steps]) => [day, steps.map((shares) => shares.get(home) ?? 0)]),
      ),
    };
  });
}

function windowsOf(development: Development, stack: Stack, floor: number) {
  return livingWindows(development, stack, floor).map(({ face, at }) => ({
    face,
    bay: Math.floor(at[0] / development.bay),
  }));
}

function sharesOn(development: Development, day: string): Map<string, number>[] {
  const { latitude, longitude } = development;
  const midnight = Date.parse(`${YEAR}-${day}T00:00:00+04:00`);
  return Array.from({ length: (24 * 60) / STEP }, (_, index) => {
    const moment = new Date(midnight + (index + 0.5) * STEP * 60_000);
    return litShares(development, getPosition(moment, latitude, longitude));
  });
}
