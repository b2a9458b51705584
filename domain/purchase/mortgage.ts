import { amortise, type LoanMonth, monthlyPayment } from "./amortisation.ts";
import { addMonths, earlier } from "./dates.ts";
import { sum } from "./amounts.ts";
import type { SharedLine } from "./line.ts";
import { drawingLines, interestLines } from "./loan-drawings.ts";
import type { GrantedLoan } from "./loan-limits.ts";
import type { PurchaseDates } from "./purchase-dates.ts";

export type Mortgage = {
  loan: number;
  /** Of the price. */
  share: number;
  /** Years, from the keys. */
  term: number;
  monthlyPayment: number;
  /** The whole interest, even if the calendar ends sooner. */
  interest: number;
  firstDrawing: string;
};

export function mortgageOf(
  { loan, term }: GrantedLoan,
  price: number,
  rate: number,
  payments: SharedLine[],
  dates: PurchaseDates,
): { mortgage: Mortgage | null; lines: SharedLine[] } {
  if (loan === 0) return { mortgage: null, lines: [] };
  const months = 12 * term;
  const schedule = amortise(loan, rate, months);
  const drawings = drawingLines(payments);
  const interest = interestLines(drawings, rate, dates.keys);
  const mortgage = {
    loan,
    share: loan / price,
    term,
    monthlyPayment: monthlyPayment(loan, rate, months),
    interest:
      sum(interest.map(({ amount }) => amount)) + sum(schedule.map(({ interest }) => interest)),
    firstDrawing: drawings.map(({ date }) => date).reduce(earlier, dates.keys),
  };
  return { mortgage, lines: [...drawings, ...interest, ...repaymentLines(schedule, dates)] };
}

function repaymentLines(schedule: LoanMonth[], { keys, years, sale }: PurchaseDates): SharedLine[] {
  const shown = schedule.slice(0, 12 * years);
  const lines = shown.map(({ payment }, index): SharedLine => ({
    id: `mortgage-${index + 1}`,
    kind: "mortgage",
    date: addMonths(keys, index + 1),
    amount: payment,
    payee: "bank",
    rule: "equalInstalments",
    source: "assumption",
  }));
  if (sale === null) return lines;
  lines.push({
    id: "loan-repayment",
    kind: "loanRepayment",
    date: sale,
    amount: shown.at(-1)?.balance ?? 0,
    payee: "bank",
    rule: "loanRepaidAtSale",
    source: "assumption",
  });
  return lines;
}
