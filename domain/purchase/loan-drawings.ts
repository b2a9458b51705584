import { addMonths, compareDates, daysBetween, earlier, later } from "./dates.ts";
import { sum, roundAmount } from "./amounts.ts";
import type { SharedLine } from "./line.ts";

/** A loan may pay what is due after the booking and up to the keys. */
export function payableByLoan(payments: SharedLine[]): SharedLine[] {
  return payments.filter(({ kind }) => kind === "instalment" || kind === "keys");
}

/** The loan pays the last parts first: the keys, then the instalments before them. */
export function payFromLoan(payments: SharedLine[], loan: number): SharedLine[] {
  const fromLoan = new Map<string, number>();
  let left = loan;
  const byDate = payableByLoan(payments).toSorted((one, other) =>
    compareDates(one.date, other.date),
  );
  for (const { id, amount } of byDate.toReversed()) {
    const part = Math.min(left, amount);
    if (part > 0) fromLoan.set(id, part);
    left -= part;
  }
  return payments.map((line) => {
    const part = fromLoan.get(line.id);
    return part ? { ...line, fromLoan: part } : line;
  });
}

/** The buyer receives the bank's money and pays it on at once. */
export function drawingLines(payments: SharedLine[]): SharedLine[] {
  return payments
    .filter(({ fromLoan }) => fromLoan)
    .map(({ id, date, fromLoan = 0 }) => ({
      id: `loan-${id}`,
      kind: "loan",
      date,
      amount: -fromLoan,
      payee: "bank",
      rule: "loanPaysLastInstalments",
      source: "assumption",
    }));
}

/** Monthly interest until the keys, by days of a year of 365. */
export function interestLines(drawings: SharedLine[], rate: number, keys: string): SharedLine[] {
  const lines: SharedLine[] = [];
  const first = drawings.map(({ date }) => date).reduce(earlier, keys);
  let from = first;
  while (from < keys) {
    const number = lines.length + 1;
    const to = earlier(addMonths(first, number), keys);
    const days = sum(
      drawings.map(({ date, amount }) => -amount * Math.max(0, daysBetween(later(date, from), to))),
    );
    lines.push({
      id: `interest-${number}`,
      kind: "interest",
      date: to,
      amount: roundAmount((days * rate) / 365),
      payee: "bank",
      rule: "interestOnDrawnLoan",
      source: "assumption",
    });
    from = to;
  }
  return lines;
}
