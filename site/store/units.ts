import { areaUnits, type AreaUnit } from "#domain/homes/area-unit.ts";
import { createSavedStore } from "./saved-store.ts";
import { changeShownQuery } from "./shown-query.ts";

/** Null stands for the unit of the prices. */
type ChosenUnits = { currency: string | null; areaUnit: AreaUnit | null };

const initial: ChosenUnits = { currency: null, areaUnit: null };

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
  // A unit in the URL would be chosen again on a reload.
  changeShownQuery(
    (query) => {
      if (choice.currency && query.has("currency")) query.set("currency", choice.currency);
      if (choice.areaUnit && query.has("unit")) query.set("unit", choice.areaUnit);
      return query;
    },
    { replace: true },
  );
}
