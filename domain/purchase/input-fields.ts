import { BUYER_GROUPS, type BuyerChoices, FINANCINGS, HOME_USES } from "./choices.ts";
import { FILS } from "./fils.ts";
import { type RuleKey, RULES } from "./rules.ts";

export type InputName = keyof BuyerChoices;

/** How a choice is written in an address: a word, a date or a number. */
export type InputField = { words: readonly string[] } | { date: true } | NumberField;

export type NumberField = {
  min: number;
  max: number;
  /** The choice for each unit of the address: 0.01 for percent, 100 for AED. */
  scale: number;
  /** Decimals in the address. */
  decimals: number;
  /** Whether the buyer may leave it open, which an address says as "none". */
  isOptional?: true;
  /** The rule that the largest number comes from. */
  rule?: RuleKey;
};

export const INPUT_FIELDS: Record<InputName, InputField> = {
  buyer: { words: BUYER_GROUPS },
  use: { words: HOME_USES },
  pay: { words: FINANCINGS },
  deposit: optional(percent(0, 100)),
  rate: percent(0, 20),
  term: { ...whole(1, RULES.longestTerm.value), rule: "longestTerm" },
  income: optional(dirhams(10_000_000)),
  booking: { date: true },
  agent: percent(0, 10),
  rent: dirhams(50_000_000),
  vacancy: whole(0, 52),
  growth: percent(-20, 20),
  years: optional(whole(1, 30)),
  delay: whole(0, 60),
  exit: percent(0, 20),
  service: optional(dirhams(500)),
  valuation: dirhams(100_000),
  trustee: dirhams(100_000),
};

function percent(min: number, max: number): NumberField {
  return { min, max, scale: 0.01, decimals: 2 };
}

function dirhams(max: number): NumberField {
  return { min: 0, max, scale: FILS, decimals: 2 };
}

/** Years, months and weeks. */
function whole(min: number, max: number): NumberField {
  return { min, max, scale: 1, decimals: 0 };
}

function optional(field: NumberField): NumberField {
  return { ...field, isOptional: true };
}
