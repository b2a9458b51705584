import type { Development, Stack } from "./development.ts";
import { findWing, hasFloor } from "./homes.ts";
import { facing } from "./placement.ts";

/** Views do not depend on the place on earth. */
type Building = Omit<Development, "latitude" | "longitude">;

/** Local day and time, such as "03-21" and "09:00". */
export type Moment = { day: string; time: string };

export type ViewPoint = { picture: string; stack: Stack; floor: number; moment: Moment };

/** The sun is behind or beside the camera, so that the view is lit. */
const MORNING: Moment = { day: "03-21", time: "09:00" };
const AFTERNOON: Moment = { day: "03-21", time: "16:00" };

/** A low, a middle and a high floor, as shares of the stack's floors. */
const HEIGHTS = [0.15, 0.5, 0.9] as const;

export function viewPoints(development: Building): ViewPoint[] {
  const names = new Set(development.stacks.map(stackName));
  return [...names].flatMap((name) => viewsOfStack(development, name));
}

function viewsOfStack(development: Building, name: string): ViewPoint[] {
  const stacks = development.stacks.filter((stack) => stackName(stack) === name);
  const lowest = Math.min(...stacks.map(({ floors }) => floors[0]));
  const highest = Math.max(...stacks.map(({ floors }) => floors[1]));
  return HEIGHTS.flatMap((share) => {
    const floor = Math.round(lowest + share * (highest - lowest));
    const stack = stacks.find((candidate) => hasFloor(candidate, floor));
    if (!stack) return [];
    const picture = `developments/${development.key}/view-${name}-${floor}`;
    return [{ picture, stack, floor, moment: viewMoment(development, stack) }];
  });
}

function viewMoment(development: Building, stack: Stack): Moment {
  const direction = facing(development, findWing(development, stack.wing), stack.faces);
  return direction > 135 && direction < 315 ? MORNING : AFTERNOON;
}

function stackName({ wing, number }: Pick<Stack, "wing" | "number">): string {
  return `${wing}${number}`;
}
