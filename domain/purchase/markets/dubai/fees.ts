import { shareOf } from "#domain/purchase/amounts.ts";
import type { Line } from "#domain/purchase/line.ts";
import type { FeeBasis } from "#domain/purchase/market.ts";
import { agentFee, valuationFee, withVat } from "#domain/purchase/own-fees.ts";
import { FIGURES, type RuleKey, RULES } from "./rules.ts";

export type DubaiKind = "registration" | "trustee" | "titleDeed" | "mortgageRegistration";
export type DubaiPayee = "landDepartment" | "trustee";
/** `ownTrusteeFee`: another amount than the market's. */
export type DubaiRule = RuleKey | "ownTrusteeFee";

type DubaiLine = Line & { kind: DubaiKind; payee: DubaiPayee; rule: DubaiRule };

const { vat, knowledgeFee, innovationFee } = FIGURES;

/** No fee may be inside the loan. */
export function fees(purchase: FeeBasis): Line[] {
  const { booking, keys, offPlan } = purchase.dates;
  const transfer = offPlan ? booking : keys;
  const titleDeed: DubaiLine = {
    id: "title-deed",
    kind: "titleDeed",
    date: keys,
    amount: RULES.titleDeed.value + knowledgeFee.value + innovationFee.value,
    payee: "landDepartment",
    ...lawOf("titleDeed"),
  };
  return [
    registration(purchase, transfer),
    offPlan ? offPlanTrustee(purchase, transfer) : trustee(purchase, transfer),
    agentFee(purchase, transfer, vat.value),
    titleDeed,
    ...mortgageFees(purchase),
  ];
}

function registration({ price, dates }: FeeBasis, date: string): DubaiLine {
  const rule = dates.offPlan ? "offPlanRegistration" : "saleRegistration";
  const amount = shareOf(price, RULES[rule].value);
  const kind = "registration";
  return { id: kind, kind, date, amount, payee: "landDepartment", ...lawOf(rule) };
}

function trustee({ price }: FeeBasis, date: string): DubaiLine {
  const rule = price < FIGURES.trusteeBand.value ? "trusteeBelow" : "trustee";
  const amount = withVat(RULES[rule].value, vat.value);
  return { id: "trustee", kind: "trustee", date, amount, payee: "trustee", ...lawOf(rule) };
}

/** An amount other than the market's is the buyer's own. */
function offPlanTrustee({ choices: { openFee: amount } }: FeeBasis, date: string): DubaiLine {
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

function mortgageFees(purchase: FeeBasis): Line[] {
  if (!purchase.mortgage) return [];
  const { loan, firstDrawing: date } = purchase.mortgage;
  const registered: DubaiLine = {
    id: "mortgage-registration",
    kind: "mortgageRegistration",
    date,
    amount:
      shareOf(loan, RULES.mortgageRegistration.value) + FIGURES.mortgageRegistrationFixed.value,
    payee: "landDepartment",
    ...lawOf("mortgageRegistration"),
  };
  return [registered, valuationFee(purchase, date)];
}

function lawOf(rule: RuleKey) {
  return { rule, source: RULES[rule].source };
}
