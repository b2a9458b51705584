import type { BuyerChoices } from "./choices.ts";
import { inputFields, type InputName } from "./input-fields.ts";
import { writeInputs } from "./inputs.ts";
import type { Market } from "./market.ts";

/** What a buyer tells once for all homes: who buys, and how the price is paid. */
const PROFILE = new Set<string>([
  "buyer",
  "use",
  "pay",
  "deposit",
  "rate",
  "term",
  "income",
] satisfies InputName[]);

/** The profile as an address has it, such as `pay=mortgage&rate=5`. */
export function profileQuery(
  choices: BuyerChoices,
  defaults: BuyerChoices,
  market: Market,
): string {
  return profileIn(writeInputs(choices, defaults, market).toString());
}

/** The part of a query that is a profile. */
export function profileIn(query: string): string {
  const inputs = [...new URLSearchParams(query)].filter(([name]) => PROFILE.has(name));
  return new URLSearchParams(inputs).toString();
}

/**
 * Where the choices are read from. An address with any input is read alone, so that a link shows the same
 * figures to everybody; an address without one is completed by the profile.
 */
export function withProfile(search: string, profile: string, market: Market): string {
  const params = new URLSearchParams(search);
  return Object.keys(inputFields(market)).some((name) => params.get(name)?.trim())
    ? search
    : profile;
}
