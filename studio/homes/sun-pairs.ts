import { getPosition } from "suncalc";
import type { Development, Stack } from "#domain/homes/development.ts";
import { findWing, floorsOf, homeNumber } from "#domain/homes/homes.ts";
import { toBuilding } from "#domain/homes/placement.ts";
import { isWindowSunlit, livingRoomWindows, wayToSun } from "#domain/homes/shade.ts";
import { seededRandom } from "#studio/random.ts";

type Place = [number, number, number];

/** A window and a time, with the model's answer: what a ray in the scene is compared with. */
type SunPair = {
  home: string;
  time: string;
  /** The middle of the glass and the way to the sun, in the building's coordinates. */
  from: Place;
  way: Place;
  isSunlit: boolean;
};

const DAYS = ["06-21", "12-21", "03-21"];
const YEAR = 2027;
const STEP = 5;
/** Minutes between a pair's time and the moment at which the model's answer changes. */
const NEAR = 10;

/** Pairs just before and just after a change of the model's answer, the same at every call. */
export function sunPairs(development: Development, count: number): SunPair[] {
  const random = seededRandom(`sun-check ${development.key}`);
  const chosen = new Map<string, SunPair>();
  const windows = development.stacks.flatMap((stack) =>
    floorsOf(stack).flatMap((floor) =>
      livingRoomWindows(development, stack, floor).map((from) => ({ stack, floor, from })),
    ),
  );
  while (chosen.size < count) {
    const window = random.pick(windows);
    const day = random.pick(DAYS);
    const changes = changesOf(development, window, day);
    if (changes.length === 0) continue;
    const minute = random.pick(changes) + random.pick([-NEAR, NEAR]);
    const pair = pairAt(development, window, day, minute);
    if (pair) chosen.set(`${pair.home} ${pair.from.join(" ")} ${pair.time}`, pair);
  }
  return [...chosen.values()].toSorted((one, other) => one.home.localeCompare(other.home));
}

type Window = { stack: Stack; floor: number; from: Place };

/** The minutes of the day at which the model's answer for a window changes. */
function changesOf(development: Development, window: Window, day: string): number[] {
  const minutes = Array.from({ length: (24 * 60) / STEP }, (_, index) => index * STEP);
  const answers = minutes.map((minute) =>
    answer(development, window, sunAt(development, day, minute)),
  );
  return minutes.filter((_, index) => index > 0 && answers[index] !== answers[index - 1]);
}

function pairAt(
  development: Development,
  window: Window,
  day: string,
  minute: number,
): SunPair | null {
  const sun = sunAt(development, day, minute);
  if (sun.altitude < 1) return null;
  const { stack, floor, from } = window;
  return {
    home: homeNumber(stack, floor),
    time: `${day} ${clock(minute)}`,
    from: [...toBuilding(findWing(development, stack.wing), [from[0], from[1]]), from[2]],
    way: wayToSun(development, sun),
    isSunlit: answer(development, window, sun),
  };
}

function answer(development: Development, { stack, floor, from }: Window, sun: Sun): boolean {
  return isWindowSunlit(development, stack, floor, from, sun);
}

type Sun = ReturnType<typeof sunAt>;

function sunAt({ latitude, longitude }: Development, day: string, minute: number) {
  return getPosition(new Date(`${YEAR}-${day}T${clock(minute)}:00+04:00`), latitude, longitude);
}

function clock(minute: number): string {
  const parts = [Math.floor(minute / 60), minute % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
