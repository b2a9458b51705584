import { getPosition } from "suncalc";
import { office } from "#catalog/office.ts";
import { dayOf } from "#domain/calendar-date.ts";
import type { Development, Stack } from "#domain/homes/development.ts";
import { homeNumber, homeNumbers } from "#domain/homes/homes.ts";
import { litShares, SUNLIT_SHARE } from "#domain/homes/shade.ts";
import type { SunInterval, SunYear } from "#domain/homes/sun-code.ts";
import { startOfDay } from "#domain/time-zone.ts";

const YEAR = 2027;
/** Minutes. */
const STEP = 5;

/** Sun on the living room's windows. */
export function sunOfStack(development: Development, stack: Stack, floor: number): SunYear {
  const known = years.get(development) ?? computeYears(development);
  years.set(development, known);
  const year = known.get(homeNumber(stack, floor));
  if (!year) throw new Error(`${development.key} has no home ${homeNumber(stack, floor)}`);
  return year;
}

const years = new WeakMap<Development, Map<string, SunYear>>();

/** All homes at once, because those of one side share what casts shade on them. */
function computeYears(development: Development): Map<string, SunYear> {
  const homes = homeNumbers(development.stacks);
  const byHome = new Map(
    homes.map((home) => [home, Array.from({ length: 12 }, (): [number, number][] => [])]),
  );
  for (const [month, day] of sunPath(development).entries()) {
    for (const { minute, sun } of day) {
      for (const [home, share] of litShares(development, sun)) {
        const intervals = byHome.get(home)?.[month];
        if (!intervals || share < SUNLIT_SHARE) continue;
        const last = intervals.at(-1);
        if (last?.[1] === minute) last[1] = minute + STEP;
        else intervals.push([minute, minute + STEP]);
      }
    }
  }
  return byHome;
}

/** From sunrise to sunset on the 21st of each month, in whole steps. */
export function daylight(development: Development): SunYear {
  return sunPath(development).map((day) => {
    const minutes = day.map(({ minute }) => minute);
    return [[Math.min(...minutes), Math.max(...minutes) + STEP]];
  });
}

const paths = new Map<string, ReturnType<typeof computePath>>();

function sunPath(development: Development) {
  const known = paths.get(development.key) ?? computePath(development);
  paths.set(development.key, known);
  return known;
}

/** The sun on the 21st of each month, in the middle of every step of the day. */
function computePath({ latitude, longitude }: Development) {
  return Array.from({ length: 12 }, (_, month) => {
    const midnight = startOfDay(dayOf(Date.UTC(YEAR, month, 21)), office.timeZone);
    return Array.from({ length: (24 * 60) / STEP }, (__, index) => {
      const minute = index * STEP;
      const moment = midnight + (minute + STEP / 2) * 60_000;
      return { minute, sun: getPosition(new Date(moment), latitude, longitude) };
    }).filter(({ sun }) => sun.altitude > 0);
  });
}

const MORNING_END = 11 * 60;
const LATE = 15 * 60;

/** An hour of direct sun before 11:00 on the 21st of every month. */
export function hasMorningSun(year: SunYear): boolean {
  return year.every((day) => minutesBetween(day, 0, MORNING_END) >= 60);
}

/** Little or no sun after 15:00 on the 21st of any month: less than `SUNLIT_SHARE` of the glass has it. */
export function hasNoLateSun(year: SunYear): boolean {
  return year.every((day) => minutesBetween(day, LATE, 24 * 60) === 0);
}

function minutesBetween(day: readonly SunInterval[], from: number, to: number): number {
  return day.reduce(
    (sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)),
    0,
  );
}
