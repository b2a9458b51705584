// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useUnitsFromUrl } from "./units-from-url.ts";
import type { AreaUnit } from "#domain/homes/area-unit.ts";
import { openUrl } from "#site/store/test-open-url.ts";
import { chooseUnits } from "#site/store/units.ts";
import { useUnits } from "#site/homes/use-units.ts";

const ratesInFeet = {
  currency: "AED",
  areaUnit: "sq ft" as AreaUnit,
  date: "2026-11-02",
  source: "A bank",
  rates: { USD: 3.6725, PKR: 0.013, SAR: 0.98, GBP: 4.8, EUR: 4.2, INR: 0.041 },
};

function openedWith(query: string, rates = ratesInFeet) {
  chooseUnits({ currency: null, areaUnit: null });
  openUrl(`/homes?${query}`);
  const { result } = renderHook(() => {
    const notes = useUnitsFromUrl(rates);
    const { currency, areaUnit } = useUnits(rates);
    return { notes, currency, areaUnit };
  });
  return result.current;
}

test("a link chooses currency and unit in small and capital letters alike", () => {
  expect(openedWith("currency=usd&unit=M²")).toEqual({
    notes: [],
    currency: "USD",
    areaUnit: "m²",
  });
});

test("an unknown currency and unit change nothing, and are named", () => {
  expect(openedWith("currency=xxx&unit=acre")).toEqual({
    notes: [expect.stringContaining("“xxx”"), expect.stringContaining("“acre”")],
    currency: "AED",
    areaUnit: "sq ft",
  });
});

test("until one is chosen, the unit of area is that of the prices", () => {
  expect(openedWith("", { ...ratesInFeet, areaUnit: "m²" }).areaUnit).toBe("m²");
});
