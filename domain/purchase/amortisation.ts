import { roundAmount } from "./amounts.ts";

export type LoanMonth = { payment: number; interest: number; balance: number };

function paymentFactor(rate: number, months: number): number {
  const monthly = rate / 12;
  // log1p and expm1 keep their digits for rates near 0.
  return rate === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly));
}

export function monthlyPayment(loan: number, rate: number, months: number): number {
  return roundAmount(loan * paymentFactor(rate, months));
}

export function largestLoan(payment: number, rate: number, months: number): number {
  return roundAmount(payment / paymentFactor(rate, months));
}

/** The last instalment is the remaining balance, so that it ends at 0. */
export function amortise(loan: number, rate: number, months: number): LoanMonth[] {
  const equal = monthlyPayment(loan, rate, months);
  const schedule: LoanMonth[] = [];
  let balance = loan;
  for (let month = 1; month <= months; month++) {
    const interest = roundAmount((balance * rate) / 12);
    const left = balance + interest;
    const payment = month === months ? left : Math.min(equal, left);
    balance = left - payment;
    schedule.push({ payment, interest, balance });
  }
  return schedule;
}
