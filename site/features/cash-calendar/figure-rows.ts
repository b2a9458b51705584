import { ASSUMED_YEARS } from "#domain/purchase/default-choices.ts";
import type { PurchasePlan } from "#domain/purchase/purchase-plan.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf, monthOf } from "#words/homes.ts";
import { amountText, percentText } from "./formats.ts";

type FigureCell = { text: string; /** Below the text. */ note?: string; amount?: number };

export type ComparedPurchasePlan = {
  purchasePlan: PurchasePlan;
  /** The same purchase with an assumed rent and sale where the buyer gave none. */
  assumed: PurchasePlan;
};

export type FigureRow = {
  label: string;
  help?: string;
  /** Says what is assumed because the buyer did not give it. */
  assumption?: string;
  isMain?: boolean;
  /** One cell for each purchase plan; amounts that are also shown in another currency have it as a number. */
  cells: FigureCell[];
};

export function figureRows(compared: readonly ComparedPurchasePlan[]): FigureRow[] {
  const purchasePlans = compared.map(({ purchasePlan }) => purchasePlan);
  const [first] = purchasePlans;
  if (!first) return [];
  const { market } = first;
  const money = (amountOf: (purchasePlan: PurchasePlan) => number) =>
    purchasePlans.map((purchasePlan) => ({
      text: amountText(amountOf(purchasePlan), market),
      amount: amountOf(purchasePlan),
    }));
  const texts = (textOf: (purchasePlan: PurchasePlan) => string) =>
    purchasePlans.map((purchasePlan) => ({ text: textOf(purchasePlan) }));
  const noted = (cellOf: (purchasePlan: PurchasePlan) => FigureCell) => purchasePlans.map(cellOf);
  const rows: (FigureRow | false)[] = [
    { label: words.keysDay, cells: texts(({ dates }) => dayOf(dates.keys)) },
    { label: words.beforeKeys, isMain: true, cells: money(({ totals }) => totals.beforeKeys) },
    { label: words.onKeysDay, cells: money(({ totals }) => totals.onKeysDay) },
    { label: words.untilKeys, isMain: true, cells: money(({ totals }) => totals.untilKeys) },
    { label: words.feesIncluded, cells: texts(({ totals }) => amountText(totals.fees, market)) },
    {
      label: words.largestMonth,
      cells: noted(({ totals: { largestMonth } }) => ({
        text: amountText(largestMonth?.amount ?? 0, market),
        note: largestMonth ? monthOf(largestMonth.month) : undefined,
      })),
    },
    first.mortgage !== null && {
      label: words.loan,
      cells: noted(({ mortgage }) => ({
        text: amountText(mortgage?.loan ?? 0, market),
        note: words.ofPrice(percentText(mortgage?.share ?? 0, 1)),
      })),
    },
    first.mortgage !== null && {
      label: words.monthlyPayment,
      help: words.monthlyPaymentHelp,
      isMain: true,
      cells: noted(({ mortgage }) => ({
        text: amountText(mortgage?.monthlyPayment ?? 0, market),
        amount: mortgage?.monthlyPayment ?? 0,
        note: words.forYears(ruleWords.years(mortgage?.term ?? 0)),
      })),
    },
    first.mortgage !== null && {
      label: words.interestInAll,
      cells: texts(({ mortgage }) => amountText(mortgage?.interest ?? 0, market)),
    },
    {
      label: words.serviceCharge,
      cells: texts((purchasePlan) => amountText(purchasePlan.serviceCharge, market)),
    },
  ];
  return [...rows.filter((row) => row !== false), ...returnRows(compared, first)];
}

function returnRows(compared: readonly ComparedPurchasePlan[], first: PurchasePlan): FigureRow[] {
  const isLet = first.yields.gross !== null;
  const isSold = first.dates.sale !== null;
  const rent = amountText(first.usualRent, first.market);
  const years = ruleWords.years(ASSUMED_YEARS);
  const letting = isLet ? undefined : words.assumedRent(rent);
  const saleOfLet = isLet ? words.assumedSale(years) : words.assumedRentAndSale(rent, years);
  const yields = compared.map(
    ({ purchasePlan, assumed }) => (isLet ? purchasePlan : assumed).yields,
  );
  const rates = compared.map(
    ({ purchasePlan, assumed }) => (isSold ? purchasePlan : assumed).internalRate,
  );
  return [
    {
      label: words.grossYield,
      help: words.grossYieldHelp,
      assumption: letting,
      cells: yields.map(({ gross }) => ({ text: percentText(gross ?? 0) })),
    },
    {
      label: words.netYield,
      help: words.netYieldHelp,
      assumption: letting,
      cells: yields.map(({ net }) => ({ text: percentText(net ?? 0) })),
    },
    {
      label: words.internalRate,
      help: words.internalRateHelp,
      assumption: isSold ? undefined : saleOfLet,
      cells: rates.map((rate) => ({ text: rate === null ? words.noRate : percentText(rate) })),
    },
  ];
}

export function ownFigureHints({ yields, dates }: PurchasePlan): string[] {
  return [
    ...(yields.gross === null ? [words.ownRent] : []),
    ...(dates.sale === null ? [words.ownSale] : []),
  ];
}
