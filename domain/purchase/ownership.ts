import { toAreaUnit } from "#domain/homes/area-unit.ts";
import type { BuyerChoices } from "./choices.ts";
import { addMonths } from "./dates.ts";
import { shareOf, roundAmount } from "./amounts.ts";
import type { SharedLine } from "./line.ts";
import type { PurchaseDates } from "./purchase-dates.ts";
import { yearsBetween } from "./purchase-dates.ts";
import type { SaleTerms } from "./sale-terms.ts";
import type { PricedHome } from "./terms.ts";

type ServiceCharge = {
  /** Of the inside and the balcony, in the market's unit. */
  area: number;
  /** Per unit of area and year. */
  rate: number;
  yearly: number;
};

export function serviceChargeOf(
  { insideArea, balconyArea }: Pick<PricedHome, "insideArea" | "balconyArea">,
  { market, serviceCharge }: SaleTerms,
  { service }: Pick<BuyerChoices, "service">,
): ServiceCharge {
  const area = toAreaUnit(insideArea + balconyArea, market.areaUnit);
  const rate = service ?? serviceCharge;
  return { area, rate, yearly: roundAmount(area * rate) };
}

/** Per year, without the empty weeks. */
export function yearlyRent({ rent, vacancy }: BuyerChoices): number {
  return roundAmount((rent * (52 - vacancy)) / 52);
}

/** Due in advance, on the day of the keys and its anniversaries. */
export function serviceChargeLines(
  { area, rate, yearly }: ServiceCharge,
  { keys, years }: PurchaseDates,
  { service }: BuyerChoices,
): SharedLine[] {
  return Array.from({ length: years }, (_, year) => ({
    id: `service-${year + 1}`,
    kind: "serviceCharge",
    date: addMonths(keys, 12 * year),
    amount: yearly,
    payee: "owners",
    rule: "serviceChargeByArea",
    source: service === null ? "plan" : "assumption",
    values: { area, rate },
  }));
}

/** Four payments a year, each at the end of its quarter. */
export function rentLines(rent: number, { keys, years }: PurchaseDates): SharedLine[] {
  const received = (quarters: number) => roundAmount((rent * quarters) / 4);
  return Array.from({ length: 4 * years }, (_, index) => ({
    id: `rent-${index + 1}`,
    kind: "rent",
    date: addMonths(keys, 3 * (index + 1)),
    amount: received(index) - received(index + 1),
    payee: "tenant",
    rule: "rentLessVacancy",
    source: "assumption",
  }));
}

/** The price grows from the day of the booking. */
export function saleLines(
  price: number,
  dates: PurchaseDates,
  choices: BuyerChoices,
): SharedLine[] {
  const { booking, sale: date } = dates;
  if (date === null) return [];
  const growth = (1 + choices.growth) ** yearsBetween(booking, date);
  const soldFor = roundAmount(price * growth);
  return [
    {
      id: "sale",
      kind: "sale",
      date,
      amount: -soldFor,
      payee: "nextBuyer",
      rule: "priceWithGrowth",
      source: "assumption",
      values: { share: choices.growth },
    },
    {
      id: "sale-cost",
      kind: "saleCost",
      date,
      amount: shareOf(soldFor, choices.exit),
      payee: "agent",
      rule: "costOfSale",
      source: "assumption",
      values: { share: choices.exit },
    },
  ];
}
