import { toAreaUnit, toSquareFeet } from "./area-unit.ts";
import { balconyArea, insideArea } from "./areas.ts";
import type { Development, HomeType, Stack, Wing } from "./development.ts";
import { type CompassPoint, compassPoint, facing } from "./placement.ts";
import { homePrice } from "./price.ts";

export type Home = {
  /** Such as "A-304": wing, floor, and the stack in two digits. */
  number: string;
  wing: string;
  floor: number;
  stack: number;
  type: string;
  bedrooms: number;
  study: boolean;
  insideArea: number;
  balconyArea: number;
  facing: CompassPoint;
  outlook: string;
  price: number;
};

/** Numbers, areas and prices do not depend on the place on earth. */
type Building = Omit<Development, "latitude" | "longitude">;

/** The homes are ordered by wing, then from the lowest floor up. */
export function deriveHomes(development: Building): Home[] {
  return development.stacks
    .flatMap((stack) => homesOfStack(stack, development))
    .toSorted(
      (one, other) =>
        one.wing.localeCompare(other.wing) || one.floor - other.floor || one.stack - other.stack,
    );
}

function homesOfStack(stack: Stack, development: Building): Home[] {
  const type = findType(development, stack.type);
  const wing = findWing(development, stack.wing);
  const inUnit = (area: number) => toAreaUnit(toSquareFeet(area), development.areaUnit);
  return floorsOf(stack).map((floor) => {
    const areas = {
      insideArea: insideArea(type),
      balconyArea: balconyArea(type, development),
    };
    return {
      number: homeNumber(stack, floor),
      wing: stack.wing,
      floor,
      stack: stack.number,
      type: type.key,
      bedrooms: type.bedrooms,
      study: type.study,
      ...areas,
      facing: compassPoint(facing(development, wing, stack.faces)),
      outlook: stack.outlook,
      price: homePrice(
        {
          type: type.key,
          outlook: stack.outlook,
          inside: inUnit(areas.insideArea),
          balcony: inUnit(areas.balconyArea),
          floorsAbove: floor - lowestFloor(development),
        },
        development.prices,
      ),
    };
  });
}

export function floorsOf({ floors: [lowest, highest] }: Pick<Stack, "floors">): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}

export function hasFloor({ floors: [lowest, highest] }: Pick<Stack, "floors">, floor: number) {
  return lowest <= floor && floor <= highest;
}

export function homeNumber({ wing, number }: Pick<Stack, "wing" | "number">, floor: number) {
  return `${wing}-${floor}${String(number).padStart(2, "0")}`;
}

/** The numbers of all homes, stack by stack. */
export function homeNumbers(stacks: readonly Stack[]): string[] {
  return stacks.flatMap((stack) => floorsOf(stack).map((floor) => homeNumber(stack, floor)));
}

export function findType({ types }: Pick<Development, "types">, key: string): HomeType {
  const type = types.find((candidate) => candidate.key === key);
  if (!type) throw new Error(`There is no home type "${key}"`);
  return type;
}

export function findWing({ wings }: Pick<Development, "wings">, letter: string): Wing {
  const wing = wings.find((candidate) => candidate.letter === letter);
  if (!wing) throw new Error(`There is no wing "${letter}"`);
  return wing;
}

function lowestFloor({ stacks }: Pick<Development, "stacks">): number {
  return Math.min(...stacks.map(({ floors }) => floors[0]));
}
