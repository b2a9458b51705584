import { MINOR_UNITS } from "./amounts.ts";
import { type AmountInput, type BuyerChoices, FINANCINGS, HOME_USES } from "./choices.ts";
import { type Market, requireRule } from "./market.ts";

export type InputName = keyof BuyerChoices;

export type InputField = { words: readonly string[] } | { date: true } | NumberField;

export type NumberField = {
  min: number;
  max: number;
  /** 0.01 for percent, 100 for amounts. */
  scale: number;
  decimals: number;
  /** The URL says "none" for a choice that is left open. */
  isOptional?: true;
  /** The rule that sets the largest number. */
  rule?: string;
};

/** Years outside these are typing mistakes; how old a buyer must be is for the bank to say. */
const EARLIEST_BIRTH = 1920;
const YOUNGEST_AGE = 16;

/** Without a day, no year of birth is too late. */
export function inputFields(market: Market, day?: string): Record<InputName, InputField> {
  const { buyers, loan, largest } = market;
  const amount = (name: AmountInput): NumberField => ({
    min: 0,
    max: largest[name],
    scale: MINOR_UNITS,
    decimals: 2,
  });
  const latestBirth = day ? Number(day.slice(0, 4)) - YOUNGEST_AGE : Infinity;
  return {
    buyer: { words: buyers },
    use: { words: HOME_USES },
    pay: { words: FINANCINGS },
    deposit: optional(percent(0, 100)),
    rate: percent(0, 20),
    term: { ...whole(1, requireRule(market, loan.longestTerm).value), rule: loan.longestTerm },
    income: optional(amount("income")),
    born: optional(whole(EARLIEST_BIRTH, latestBirth)),
    bankShare: percent(0, 100),
    booking: { date: true },
    agent: percent(0, 10),
    rent: amount("rent"),
    vacancy: whole(0, 52),
    growth: percent(-20, 20),
    years: optional(whole(1, 30)),
    delay: whole(0, 60),
    exit: percent(0, 20),
    service: optional(amount("service")),
    valuation: amount("valuation"),
    openFee: amount("openFee"),
  };
}

function percent(min: number, max: number): NumberField {
  return { min, max, scale: 0.01, decimals: 2 };
}

/** Years, months and weeks. */
function whole(min: number, max: number): NumberField {
  return { min, max, scale: 1, decimals: 0 };
}

function optional(field: NumberField): NumberField {
  return { ...field, isOptional: true };
}
