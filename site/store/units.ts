import { type AreaUnit, areaUnits } from "#domain/homes/area-unit.ts";
import { type Currency, currencies } from "#domain/homes/currency.ts";
import { createSavedStore } from "./saved-store.ts";

type ChosenUnits = { currency: Currency; areaUnit: AreaUnit };

const initial: ChosenUnits = { currency: "AED", areaUnit: "sq ft" };

const { useSaved, change } = createSavedStore<ChosenUnits>("units", initial, (stored) => {
  const { currency, areaUnit } = (stored ?? {}) as Partial<Record<keyof ChosenUnits, unknown>>;
  return {
    currency: currencies.find((known) => known === currency) ?? initial.currency,
    areaUnit: areaUnits.find((known) => known === areaUnit) ?? initial.areaUnit,
  };
});

/** The currency and the unit of area that the visitor has chosen. */
export function useChosenUnits(): ChosenUnits {
  return useSaved().value;
}

export function chooseUnits(choice: Partial<ChosenUnits>): void {
  change((current) => ({ ...current, ...choice }));
}
