import { type AreaUnit, areaUnits, formatArea } from "#domain/homes/area-unit.ts";
import {
  type Currency,
  convert,
  currencies,
  groupDigits,
  type Rates,
} from "#domain/homes/currency.ts";
import * as words from "#words/homes.ts";
import { createSavedStore } from "./saved-store.ts";

type Choice = { currency: Currency; areaUnit: AreaUnit };

const initial: Choice = { currency: "AED", areaUnit: "sq ft" };

const { useSaved, change } = createSavedStore<Choice>("units", initial, (stored) => {
  const { currency, areaUnit } = (stored ?? {}) as Partial<Record<keyof Choice, unknown>>;
  return {
    currency: currencies.find((known) => known === currency) ?? initial.currency,
    areaUnit: areaUnits.find((known) => known === areaUnit) ?? initial.areaUnit,
  };
});

/** The currency and the unit of area that the visitor has chosen, and texts in them. */
export function useUnits(rates: Rates) {
  const { value } = useSaved();
  const isConverted = value.currency !== "AED";
  return {
    ...value,
    /** Whether amounts are converted: then they are about right, as of the day of the rates. */
    isConverted,
    /** "at the rates of 2 November 2026", where amounts are converted. */
    ratesDay: isConverted ? words.atRatesOf(words.dayOf(rates.date)) : null,
    /** "AED 1,043,000" */
    price: (aed: number) => `${value.currency} ${groupDigits(convert(aed, value.currency, rates))}`,
    /** "919 sq ft" */
    area: (squareFeet: number) => formatArea(squareFeet, value.areaUnit),
  };
}

export function chooseUnits(choice: Partial<Choice>): void {
  change((current) => ({ ...current, ...choice }));
}
