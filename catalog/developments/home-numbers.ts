import { z } from "zod";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { floorsOf, homeNumber } from "#domain/homes/homes.ts";
import { developmentFacts } from "./schema.ts";

/** Numbers need no plans, prices or sun, which take long to read. */
const numberFacts = z.looseObject({ stacks: developmentFacts.shape.stacks });

const numbers = new Map<string, Set<string>>();

/** Reads a development once, when it is first asked for. */
export function hasHome(development: string, number: string): boolean {
  const known = numbers.get(development) ?? readNumbers(development);
  numbers.set(development, known);
  return known.has(number);
}

function readNumbers(development: string): Set<string> {
  const { stacks } = readYaml(`developments/${development}/facts.yaml`, numberFacts);
  return new Set(
    stacks.flatMap((stack) => floorsOf(stack).map((floor) => homeNumber(stack, floor))),
  );
}
