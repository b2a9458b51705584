import type { BuyerChoices } from "./choices.ts";
import { inputFields, type InputName } from "./input-fields.ts";
import { writeInputs } from "./inputs.ts";
import type { Market } from "./market.ts";

/** What a buyer says once for all homes. */
const PROFILE = new Set<string>([
  "buyer",
  "use",
  "pay",
  "deposit",
  "rate",
  "term",
  "income",
  "born",
  "bankShare",
] satisfies InputName[]);

/** The profile as a query, such as `pay=mortgage&rate=5`. */
export function profileQuery(
  choices: BuyerChoices,
  defaults: BuyerChoices,
  market: Market,
): string {
  return profileIn(writeInputs(choices, defaults, market).toString());
}

export function profileIn(query: string): string {
  const inputs = [...new URLSearchParams(query)].filter(([name]) => PROFILE.has(name));
  return new URLSearchParams(inputs).toString();
}

/** A URL with any input is read alone, so that a link shows the same figures to everybody. Otherwise the
 * profile completes it. */
export function withProfile(search: string, profile: string, market: Market): string {
  const params = new URLSearchParams(search);
  return Object.keys(inputFields(market)).some((name) => params.get(name)?.trim())
    ? search
    : profile;
}
