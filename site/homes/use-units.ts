import { formatArea } from "#domain/homes/areas.ts";
import {
  convert,
  currenciesOf,
  formatAmount,
  type Rates,
  spokenAmount,
} from "#domain/homes/currency.ts";
import { useChosenUnits } from "#site/store/units.ts";
import * as words from "#words/homes.ts";

export type Units = ReturnType<typeof useUnits>;

export function useUnits(rates: Rates) {
  const chosen = useChosenUnits();
  const areaUnit = chosen.areaUnit ?? rates.areaUnit;
  // The saved currency may have no rate any more.
  const currency = currenciesOf(rates).find((known) => known === chosen.currency) ?? rates.currency;
  const isConverted = currency !== rates.currency;
  return {
    currency,
    areaUnit,
    /** Converted amounts are approximate, as of the day of the rates. */
    isConverted,
    /** "at the rates of 2 November 2026", where amounts are converted. */
    ratesDay: isConverted ? words.atRatesOf(words.dayOf(rates.date)) : null,
    /** "EUR 1,043,000", "PKR 7.96 crore" */
    price: (amount: number) =>
      isConverted
        ? approximatePrice(convert(amount, currency, rates), currency)
        : formatAmount(amount, currency),
    /** "919 sq ft" */
    area: (squareFeet: number) => formatArea(squareFeet, areaUnit),
  };
}

function approximatePrice(amount: number, currency: string): string {
  const spoken = spokenAmount(amount, currency);
  return spoken
    ? words.spokenPrice(currency, spoken.count, spoken.unit)
    : formatAmount(amount, currency);
}
