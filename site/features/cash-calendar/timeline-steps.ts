import { sum } from "#domain/purchase/amounts.ts";
import type { Line } from "#domain/purchase/line.ts";
import type { PurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { groupBy } from "./group-by.ts";

export type TimelineStep = {
  date: string;
  parts: Line[];
  /** The amounts that the buyer and the bank pay for them. */
  own: number;
  fromLoan: number;
  /** The share of the price that is paid by then. */
  paid: number;
};

export function timelineSteps({ lines, price }: Pick<PurchasePlan, "lines" | "price">) {
  const byDay = groupBy(
    lines.filter(({ payee }) => payee === "developer"),
    ({ date }) => date,
  );
  let paid = 0;
  return [...byDay].map(([date, parts]): TimelineStep => {
    const amount = sum(parts.map((part) => part.amount));
    const fromLoan = sum(parts.map((part) => part.fromLoan ?? 0));
    paid += amount;
    return { date, parts, own: amount - fromLoan, fromLoan, paid: paid / price };
  });
}
