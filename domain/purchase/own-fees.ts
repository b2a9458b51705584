import { shareOf } from "./amounts.ts";
import type { SharedLine } from "./line.ts";
import type { FeeBasis } from "./market.ts";

/** The buyer gives the amount of these fees. */

export function agentFee({ price, choices }: FeeBasis, date: string, vat: number): SharedLine {
  const { agent: share } = choices;
  return {
    id: "agent",
    kind: "agent",
    date,
    amount: withVat(shareOf(price, share), vat),
    payee: "agent",
    rule: "agentFee",
    source: "assumption",
    values: { share, vat },
  };
}

export function valuationFee({ choices }: FeeBasis, date: string): SharedLine {
  return {
    id: "valuation",
    kind: "valuation",
    date,
    amount: choices.valuation,
    payee: "valuer",
    rule: "valuationFee",
    source: "assumption",
  };
}

export function withVat(amount: number, vat: number): number {
  return amount + shareOf(amount, vat);
}
