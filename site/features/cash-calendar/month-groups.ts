import { sum } from "#domain/purchase/amounts.ts";
import { addMonths } from "#domain/purchase/dates.ts";
import type { Line } from "#domain/purchase/line.ts";
import { groupBy } from "./group-by.ts";

export type MonthGroup = {
  /** `YYYY-MM` */
  month: string;
  lines: Line[];
  amount: number;
  /** All that was paid by the end of the month, less what was received. */
  total: number;
};

/** Months in which nothing is due are included. */
export function monthGroups(lines: readonly Line[]): MonthGroup[] {
  const byMonth = groupBy(lines, ({ date }) => date.slice(0, 7));
  let total = 0;
  return monthsFrom(lines[0]?.date ?? "", lines.at(-1)?.date ?? "").map((month) => {
    const due = byMonth.get(month) ?? [];
    const amount = sum(due.map((line) => line.amount));
    total += amount;
    return { month, lines: due, amount, total };
  });
}

/** Both months are included. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  for (let month = from.slice(0, 7); month && month <= last; month = nextMonth(month)) {
    months.push(month);
  }
  return months;
}

function nextMonth(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7);
}

export function yearOf({ month }: Pick<MonthGroup, "month">): string {
  return month.slice(0, 4);
}

export function yearsOf(groups: readonly MonthGroup[]): string[] {
  return [...new Set(groups.map(yearOf))];
}

/** The first of the lines of one kind in one year, their number and their sum. */
export type YearSum = { line: Line; count: number; amount: number };

export type YearGroup = { year: string; sums: YearSum[]; amount: number; total: number };

/** Most lines recur in the years after the keys, so print lists them by kind. */
export function yearGroups(groups: readonly MonthGroup[], keys: string): YearGroup[] {
  const after = groups.filter(({ month }) => month > keys.slice(0, 7));
  return [...groupBy(after, yearOf)].map(([year, months]) => {
    const byKind = groupBy(
      months.flatMap(({ lines }) => lines),
      ({ kind }) => kind,
    );
    return {
      year,
      sums: [...byKind.values()].map((lines) => ({
        line: lines[0]!,
        count: lines.length,
        amount: sum(lines.map(({ amount }) => amount)),
      })),
      amount: sum(months.map(({ amount }) => amount)),
      total: months.at(-1)!.total,
    };
  });
}
