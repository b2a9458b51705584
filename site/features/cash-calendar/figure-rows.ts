import type { PurchasePlan } from "#domain/purchase/purchase-plan.ts";
import * as words from "#words/cash-calendar.ts";
import { amountText, percentText } from "./formats.ts";

type FigureCell = { text: string; /** Below the text. */ note?: string; fils?: number };

export type FigureRow = {
  label: string;
  help?: string;
  isMain?: boolean;
  /** One for each plan; amounts that are also shown in another currency have their fils. */
  cells: FigureCell[];
};

/** The totals of the same purchase with several days of handover, row by row. */
export function figureRows(plans: readonly PurchasePlan[]): FigureRow[] {
  const [first] = plans;
  if (!first) return [];
  const money = (amountOf: (plan: PurchasePlan) => number) =>
    plans.map((plan) => ({ text: amountText(amountOf(plan)), fils: amountOf(plan) }));
  const texts = (textOf: (plan: PurchasePlan) => string) =>
    plans.map((plan) => ({ text: textOf(plan) }));
  const noted = (cellOf: (plan: PurchasePlan) => FigureCell) => plans.map(cellOf);
  const rows: (FigureRow | false)[] = [
    { label: words.keysDay, cells: texts(({ dates }) => words.day(dates.keys)) },
    { label: words.beforeKeys, isMain: true, cells: money(({ totals }) => totals.beforeKeys) },
    { label: words.onKeysDay, cells: money(({ totals }) => totals.onKeysDay) },
    { label: words.untilKeys, isMain: true, cells: money(({ totals }) => totals.untilKeys) },
    { label: words.feesIncluded, cells: texts(({ totals }) => amountText(totals.fees)) },
    {
      label: words.largestMonth,
      cells: noted(({ totals: { largestMonth } }) => ({
        text: amountText(largestMonth?.amount ?? 0),
        note: largestMonth ? words.month(largestMonth.month) : undefined,
      })),
    },
    first.mortgage !== null && {
      label: words.loan,
      cells: noted(({ mortgage }) => ({
        text: amountText(mortgage?.loan ?? 0),
        note: words.ofPrice(percentText(mortgage?.share ?? 0, 1)),
      })),
    },
    first.mortgage !== null && {
      label: words.monthlyPayment,
      help: words.monthlyPaymentHelp,
      isMain: true,
      cells: money(({ mortgage }) => mortgage?.monthlyPayment ?? 0),
    },
    first.mortgage !== null && {
      label: words.interestInAll,
      cells: texts(({ mortgage }) => amountText(mortgage?.interest ?? 0)),
    },
    { label: words.serviceCharge, cells: texts((plan) => amountText(plan.serviceCharge)) },
    first.yields.gross !== null && {
      label: words.grossYield,
      help: words.grossYieldHelp,
      cells: texts(({ yields }) => percentText(yields.gross ?? 0)),
    },
    first.yields.net !== null && {
      label: words.netYield,
      help: words.netYieldHelp,
      cells: texts(({ yields }) => percentText(yields.net ?? 0)),
    },
    first.dates.sale !== null && {
      label: words.internalRate,
      help: words.internalRateHelp,
      cells: texts(({ internalRate }) =>
        internalRate === null ? words.noRate : percentText(internalRate),
      ),
    },
  ];
  return rows.filter((row) => row !== false);
}

/** What the buyer would have to choose to see more figures. */
export function missingFigures({ yields, dates }: PurchasePlan): string[] {
  return [
    ...(yields.gross === null ? [words.letForYield] : []),
    ...(dates.sale === null ? [words.sellForRate] : []),
  ];
}
