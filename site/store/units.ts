import { type AreaUnit, areaUnits } from "#domain/homes/area-unit.ts";
import { createSavedStore } from "./saved-store.ts";

/** A null currency stands for that of the prices. */
type ChosenUnits = { currency: string | null; areaUnit: AreaUnit };

const initial: ChosenUnits = { currency: null, areaUnit: "sq ft" };

const { useSaved, change } = createSavedStore<ChosenUnits>("units", initial, (stored) => {
  const { currency, areaUnit } = (stored ?? {}) as Partial<Record<keyof ChosenUnits, unknown>>;
  return {
    currency: typeof currency === "string" ? currency : initial.currency,
    areaUnit: areaUnits.find((known) => known === areaUnit) ?? initial.areaUnit,
  };
});

export function useChosenUnits(): ChosenUnits {
  return useSaved().value;
}

export function chooseUnits(choice: Partial<ChosenUnits>): void {
  change((current) => ({ ...current, ...choice }));
}
