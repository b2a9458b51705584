import { describe, expect, test } from "vitest";
import { allDevelopments, type SaleDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { company } from "#catalog/company.ts";
import { apartmentComplex } from "./apartment-complex.ts";

type Count = { value: number };
type Described = {
  mainEntity: {
    numberOfAccommodationUnits: Count;
    numberOfAvailableAccommodationUnits: Count;
    accommodationFloorPlan: { name: string; numberOfAccommodationUnits: Count }[];
  };
  offers: { name: string; price: number; validFrom: string; priceValidUntil: string }[];
};

/** As search engines read it. */
function describedAs(development: SaleDevelopment): Described {
  const described = apartmentComplex(development, listedHomes(development), "/preview.jpg");
  return JSON.parse(JSON.stringify(described)) as Described;
}

describe.each(allDevelopments())("the structured data of $key", (development) => {
  const homes = listedHomes(development);
  const { mainEntity, offers } = describedAs(development);
  const available = homes.filter(({ status }) => status === "available");

  test("counts all homes, and those that are available", () => {
    expect(mainEntity.numberOfAccommodationUnits.value).toBe(homes.length);
    expect(mainEntity.numberOfAvailableAccommodationUnits.value).toBe(available.length);
    const counts = mainEntity.accommodationFloorPlan.map(
      ({ numberOfAccommodationUnits }) => numberOfAccommodationUnits.value,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(homes.length);
  });

  test("names every floor plan and every offer differently", () => {
    const floorPlans = mainEntity.accommodationFloorPlan.map(({ name }) => name);
    expect(floorPlans).toHaveLength(new Set(homes.map(({ type }) => type)).size);
    expect(new Set(floorPlans).size).toBe(floorPlans.length);
    const offered = offers.map(({ name }) => name);
    expect(new Set(offered).size).toBe(offered.length);
    expect(floorPlans).toEqual(expect.arrayContaining(offered));
  });

  test("offers the lowest price of each home type that is available", () => {
    const lowest = [...Map.groupBy(available, ({ type }) => type).values()].map((ofType) =>
      Math.min(...ofType.map(({ price }) => price ?? NaN)),
    );
    expect(offers.map(({ price }) => price).toSorted()).toEqual(lowest.toSorted());
  });
});

test("a development that is not released has no offer", () => {
  const unreleased = allDevelopments().filter(({ released }) => !released);
  expect(unreleased.map(({ key }) => key)).toEqual(["indus-residence-phase-2"]);
  for (const development of unreleased) expect(describedAs(development).offers).toEqual([]);
});

test("an offer is in AED and valid for 30 days from the time of the availability", () => {
  const tower = allDevelopments().find(({ key }) => key === "warsan-tower")!;
  const availability = { ...tower.availability, asOf: "2026-11-15T17:30:00+04:00" };
  expect(describedAs({ ...tower, availability }).offers[0]).toMatchObject({
    url: `${company.siteUrl}/homes/warsan-tower`,
    priceCurrency: "AED",
    availability: "https://schema.org/InStock",
    validFrom: "2026-11-15T17:30:00+04:00",
    priceValidUntil: "2026-12-15",
  });
});
