import { sum } from "./amounts.ts";
import type { Line } from "./line.ts";

type MonthOfCash = {
  month: string;
  amount: number;
  /** Paid by the end of the month, less what was received. */
  total: number;
};

export type Totals = {
  /** The buyer's own cash before the keys. */
  beforeKeys: number;
  onKeysDay: number;
  untilKeys: number;
  all: number;
  fees: number;
  byMonth: MonthOfCash[];
  largestMonth: MonthOfCash | null;
};

export function totalsOf(lines: Line[], fees: Line[], keys: string): Totals {
  const beforeKeys = total(lines.filter(({ date }) => date < keys));
  const onKeysDay = total(lines.filter(({ date }) => date === keys));
  const byMonth = cashByMonth(lines);
  return {
    beforeKeys,
    onKeysDay,
    untilKeys: beforeKeys + onKeysDay,
    all: total(lines),
    fees: total(fees),
    byMonth,
    largestMonth: byMonth.reduce<MonthOfCash | null>(
      (largest, month) => (largest && largest.amount >= month.amount ? largest : month),
      null,
    ),
  };
}

/** Months without a line are left out. */
function cashByMonth(lines: Line[]): MonthOfCash[] {
  const months = new Map<string, number>();
  for (const { date, amount } of lines) {
    const month = date.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + amount);
  }
  let paid = 0;
  return [...months].map(([month, amount]) => ({ month, amount, total: (paid += amount) }));
}

function total(lines: Line[]): number {
  return sum(lines.map(({ amount }) => amount));
}
