import type { BuyerChoices } from "./choices.ts";
import { shareOf } from "./fils.ts";
import type { Line } from "./line.ts";
import type { Mortgage } from "./mortgage.ts";
import type { PurchaseDates } from "./purchase-dates.ts";
import { type RuleKey, RULES } from "./rules.ts";

/** What is paid once besides the price. No fee may be inside the loan: all are cash. */

export function purchaseFees(price: number, dates: PurchaseDates, choices: BuyerChoices): Line[] {
  const { booking, keys, offPlan } = dates;
  const transfer = offPlan ? booking : keys;
  const registration = offPlan ? "offPlanRegistration" : "saleRegistration";
  return [
    {
      id: "registration",
      kind: "registration",
      date: transfer,
      amount: shareOf(price, RULES[registration].value),
      payee: "landDepartment",
      ...lawOf(registration),
    },
    offPlan ? offPlanTrustee(booking, choices) : trustee(price, keys),
    {
      id: "agent",
      kind: "agent",
      date: transfer,
      amount: withVat(shareOf(price, choices.agent)),
      payee: "agent",
      rule: "agentFee",
      source: "assumption",
      values: { share: choices.agent },
    },
    {
      id: "title-deed",
      kind: "titleDeed",
      date: keys,
      amount: RULES.titleDeed.value + RULES.knowledgeFee.value + RULES.innovationFee.value,
      payee: "landDepartment",
      ...lawOf("titleDeed"),
    },
  ];
}

/** Due when the bank first pays. */
export function mortgageFees(mortgage: Mortgage | null, valuation: number): Line[] {
  if (!mortgage) return [];
  const { loan, firstDrawing } = mortgage;
  const { mortgageRegistration, mortgageRegistrationFixed } = RULES;
  return [
    {
      id: "mortgage-registration",
      kind: "mortgageRegistration",
      date: firstDrawing,
      amount: shareOf(loan, mortgageRegistration.value) + mortgageRegistrationFixed.value,
      payee: "landDepartment",
      ...lawOf("mortgageRegistration"),
    },
    {
      id: "valuation",
      kind: "valuation",
      date: firstDrawing,
      amount: valuation,
      payee: "valuer",
      rule: "valuationFee",
      source: "assumption",
    },
  ];
}

function trustee(price: number, date: string): Line {
  const rule = price < RULES.trusteeBand.value ? "trusteeBelow" : "trustee";
  const amount = withVat(RULES[rule].value);
  return { id: "trustee", kind: "trustee", date, amount, payee: "trustee", ...lawOf(rule) };
}

/** Another amount than the market's is the buyer's own. */
function offPlanTrustee(date: string, { trustee: amount }: BuyerChoices): Line {
  const isMarketFee = amount === RULES.offPlanTrustee.value;
  return {
    id: "trustee",
    kind: "trustee",
    date,
    amount,
    payee: "trustee",
    ...(isMarketFee ? lawOf("offPlanTrustee") : { rule: "ownTrusteeFee", source: "assumption" }),
  };
}

function withVat(amount: number): number {
  return amount + shareOf(amount, RULES.vat.value);
}

function lawOf(rule: RuleKey): Pick<Line, "rule" | "source"> {
  return { rule, source: RULES[rule].source };
}
