import {
  BUYER_GROUPS,
  type BuyerChoices,
  FINANCINGS,
  HOME_USES,
} from "#domain/purchase/choices.ts";
import { type InputName } from "#domain/purchase/input-fields.ts";
import { inputText } from "#domain/purchase/inputs.ts";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import * as words from "#words/cash-calendar.ts";
import { amountText, percentText } from "./formats.ts";

/** The options of the choices that have a list. */
export const options = {
  buyer: BUYER_GROUPS.map((value) => ({ value, label: inputWords.buyer(value) })),
  use: HOME_USES.map((value) => ({ value, label: inputWords.use(value) })),
  pay: FINANCINGS.map((value) => ({ value, label: inputWords.financing(value) })),
};

const percent = (text: string) => percentText(Number(text) / 100);
const dirhams = (text: string) => amountText(Math.round(Number(text) * 100));
const optionLabel = (list: readonly { value: string; label: string }[]) => (text: string) =>
  list.find(({ value }) => value === text)?.label ?? text;

const displays: Record<InputName, (text: string) => string> = {
  buyer: optionLabel(options.buyer),
  use: optionLabel(options.use),
  pay: optionLabel(options.pay),
  deposit: percent,
  rate: percent,
  term: (text) => ruleWords.years(Number(text)),
  income: dirhams,
  booking: words.day,
  agent: percent,
  rent: dirhams,
  vacancy: String,
  growth: percent,
  years: (text) => inputWords.sellAfter(ruleWords.years(Number(text))),
  delay: (text) => handoverText(Number(text)),
  exit: percent,
  service: dirhams,
  valuation: dirhams,
  trustee: dirhams,
};

/** A choice of the address in words: "4.5 %", "AED 60,000", "Resident expatriate". */
export function inputDisplay(name: InputName, text: string): string {
  return displays[name](text);
}

/** "On time", "12 months late" */
export function handoverText(delay: number): string {
  return delay === 0 ? inputWords.onTime : inputWords.late(ruleWords.monthCount(delay));
}

/** Whether a choice counts for this purchase: only then is it asked. */
export function isAsked(name: InputName, choices: BuyerChoices, offPlan: boolean): boolean {
  const { pay, rent, years } = choices;
  switch (name) {
    case "delay":
    case "trustee":
      return offPlan;
    case "use":
      // Off-plan the limit is the same for every home.
      return pay === "mortgage" && !offPlan;
    case "deposit":
    case "rate":
    case "term":
    case "income":
    case "valuation":
      return pay === "mortgage";
    case "rent":
    case "vacancy":
      return rent > 0;
    case "growth":
    case "exit":
      return years !== null;
    default:
      return true;
  }
}

/** The choices that count, for print. Those that the buyer left open are left out. */
export function usedInputs(choices: BuyerChoices, offPlan: boolean) {
  return (Object.keys(displays) as InputName[])
    .filter((name) => isAsked(name, choices, offPlan) && inputText(name, choices) !== "")
    .map((name) => ({
      label: inputWords.label(name),
      value: inputDisplay(name, inputText(name, choices)),
    }));
}
