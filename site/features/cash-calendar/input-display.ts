import type { BuyerChoices, Financing } from "#domain/purchase/choices.ts";
import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import { type InputName } from "#domain/purchase/input-fields.ts";
import { inputText } from "#domain/purchase/inputs.ts";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import { dayOf } from "#words/homes.ts";
import { amountText, percentText } from "./formats.ts";
import type { ShownMarket } from "./shown-market.ts";

type Display = (text: string, market: ShownMarket) => string;

const percent: Display = (text) => percentText(Number(text) / 100);
const amount: Display = (text, market) =>
  amountText(Math.round(Number(text) * MINOR_UNITS), market);

const displays: Record<InputName, Display> = {
  buyer: (text, { words }) => words.text("buyer", text),
  use: (text, { words }) => words.text("use", text),
  pay: (text) => inputWords.financing(text as Financing),
  deposit: percent,
  rate: percent,
  term: (text) => ruleWords.years(Number(text)),
  income: amount,
  born: String,
  bankShare: percent,
  booking: dayOf,
  agent: percent,
  rent: amount,
  vacancy: String,
  growth: percent,
  years: (text) => inputWords.sellAfter(ruleWords.years(Number(text))),
  delay: (text) => handoverText(Number(text)),
  exit: percent,
  service: amount,
  valuation: amount,
  openFee: amount,
};

/** "4.5 %", "EUR 60,000", "Resident expatriate" */
export function inputDisplay(name: InputName, text: string, market: ShownMarket): string {
  return displays[name](text, market);
}

export function optionsOf(name: InputName, values: readonly string[], market: ShownMarket) {
  return values.map((value) => ({ value, label: inputDisplay(name, value, market) }));
}

export function inputLabel(name: InputName, { areaUnit, words }: ShownMarket): string {
  if (name === "openFee") return words.text("inputLabel", name);
  return name === "service" ? inputWords.servicePer(areaUnit) : inputWords.label(name);
}

/** "On time", "12 months late" */
export function handoverText(delay: number): string {
  return delay === 0 ? inputWords.onTime : inputWords.late(ruleWords.monthCount(delay));
}

/** Only choices that count for this purchase are asked. */
export function isAsked(
  name: InputName,
  { buyer, pay, rent, years }: BuyerChoices,
  offPlan: boolean,
  market: ShownMarket,
): boolean {
  const hasLoan = pay === "mortgage";
  const conditions: Partial<Record<InputName, boolean>> = {
    buyer: market.buyers.length > 1,
    use: hasLoan && market.asksUse(offPlan),
    deposit: hasLoan,
    rate: hasLoan,
    term: hasLoan,
    income: hasLoan,
    born: hasLoan && market.loan.oldest !== undefined,
    bankShare: hasLoan && Boolean(market.loan.bankShare?.(buyer)),
    valuation: hasLoan,
    rent: rent > 0,
    vacancy: rent > 0,
    growth: years !== null,
    exit: years !== null,
    delay: offPlan,
    openFee: market.openFee(offPlan) !== null,
  };
  return conditions[name] ?? true;
}

/** For print; choices that the buyer left open are left out. */
export function usedInputs(choices: BuyerChoices, offPlan: boolean, market: ShownMarket) {
  return (Object.keys(displays) as InputName[]).flatMap((name) => {
    const text = inputText(name, choices, market);
    if (text === "" || !isAsked(name, choices, offPlan, market)) return [];
    return [{ label: inputLabel(name, market), value: inputDisplay(name, text, market) }];
  });
}
