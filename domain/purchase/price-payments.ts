import { addDays } from "#domain/calendar-date.ts";
import { roundAmount } from "./amounts.ts";
import { addMonths, earlier, later } from "./dates.ts";
import type { PaymentRule, SharedLine } from "./line.ts";
import { dayBuilt } from "./progress.ts";
import { DAYS_AFTER_BOOKING, type PurchaseDates } from "./purchase-dates.ts";
import type { Instalment, PaymentPlan } from "./terms.ts";

type Part = Pick<SharedLine, "id" | "kind" | "date" | "values"> & {
  rule: PaymentRule;
  share: number;
};

/** The parts add up to the price. */
export function pricePayments(
  price: number,
  paymentPlan: PaymentPlan,
  dates: PurchaseDates,
): SharedLine[] {
  const parts = dates.offPlan
    ? partsUnderConstruction(paymentPlan, dates)
    : partsOfReadyHome(paymentPlan, dates);
  const afterKeys = (paymentPlan.afterKeys ?? []).map((part, index) =>
    partAfterKeys(part, index, dates),
  );
  const lines = divide(price, [...parts, ...afterKeys]);
  return dates.offPlan ? lines : lines.map((line) => ({ ...line, isReady: true }));
}

/** Each part ends at the rounded share so far, so nothing is lost or paid twice. */
function divide(price: number, parts: Part[]): SharedLine[] {
  let percent = 0;
  let paid = 0;
  return parts.map(({ share, values, ...part }, index) => {
    percent += share;
    const end = index < parts.length - 1 ? roundAmount((price * percent) / 100) : price;
    const amount = end - paid;
    paid = end;
    values = { share: share / 100, ...values };
    return { ...part, amount, payee: "developer", source: "plan", values };
  });
}

function bookingPart({ booking }: PaymentPlan, dates: PurchaseDates): Part {
  return {
    id: "booking",
    kind: "booking",
    date: dates.booking,
    rule: "atBooking",
    share: booking,
  };
}

function partsUnderConstruction(paymentPlan: PaymentPlan, dates: PurchaseDates): Part[] {
  return [
    bookingPart(paymentPlan, dates),
    ...paymentPlan.instalments.map((instalment, index) => instalmentPart(instalment, index, dates)),
    { id: "keys", kind: "keys", date: dates.keys, rule: "atKeys", share: paymentPlan.keys },
  ];
}

/** Instalments are for the time of construction, so the rest is due at the transfer. */
function partsOfReadyHome(paymentPlan: PaymentPlan, dates: PurchaseDates): Part[] {
  const share = paymentPlan.instalments.reduce(
    (total, { share }) => total + share,
    paymentPlan.keys,
  );
  return [
    bookingPart(paymentPlan, dates),
    { id: "keys", kind: "keys", date: dates.keys, rule: "atTransfer", share },
  ];
}

function instalmentPart(instalment: Instalment, index: number, dates: PurchaseDates): Part {
  const { share, ...values } = instalment;
  const due = dueDate(instalment, dates);
  return {
    id: `instalment-${index + 1}`,
    kind: "instalment",
    date: earlier(due.date, dates.keys),
    rule: due.date > dates.keys ? "notAfterKeys" : due.rule,
    share,
    values,
  };
}

function dueDate(instalment: Instalment, { booking, progress }: PurchaseDates) {
  if ("months" in instalment) {
    const date = addMonths(booking, instalment.months);
    return { date, rule: "monthsAfterBooking" as const };
  }
  const contract = addDays(booking, DAYS_AFTER_BOOKING);
  const due = "on" in instalment ? instalment.on : dayBuilt(progress, instalment.built);
  const [planned, past]: PaymentRule[] =
    "on" in instalment ? ["onDay", "dayPassed"] : ["atMilestone", "milestoneReached"];
  return { date: later(due, contract), rule: (due < contract ? past : planned)! };
}

function partAfterKeys(
  { share, months }: { share: number; months: number },
  index: number,
  { keys, sale }: PurchaseDates,
): Part {
  const due = addMonths(keys, months);
  const isAfterSale = sale !== null && due > sale;
  return {
    id: `after-keys-${index + 1}`,
    kind: "afterKeys",
    date: isAfterSale ? sale : due,
    rule: isAfterSale ? "notAfterSale" : "monthsAfterKeys",
    share,
    values: { months },
  };
}
