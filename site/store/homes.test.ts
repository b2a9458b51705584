// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { setLatestAvailability, useAvailabilityTime, useHomes } from "./homes.ts";

const built = { asOf: "2026-11-15T17:30:00+04:00", reserved: [], sold: [] };
const lists: PackedHomes[] = [
  {
    key: "tower",
    title: "Tower",
    isReleased: true,
    availability: built,
    stacks: [
      {
        type: "studio",
        bedrooms: 0,
        study: false,
        insideArea: 400,
        balconyArea: 60,
        facing: "N",
        outlook: "lake",
      },
    ],
    homes: "A-201 0 500 0,A-301 0 510 0",
  },
];

beforeEach(() => setLatestAvailability({}));

function respondWith(change: Partial<typeof built> | { sold: string[] }) {
  act(() => setLatestAvailability({ tower: { ...built, ...change } }));
}

function renderHomes() {
  const { result } = renderHook(() => ({
    homes: useHomes(lists),
    asOf: useAvailabilityTime(lists),
  }));
  return {
    homes: () => result.current.homes,
    statuses: () => result.current.homes.map(({ status }) => status),
    asOf: () => result.current.asOf,
  };
}

test("a status that changed without a new time is shown", () => {
  const { statuses } = renderHomes();
  respondWith({ sold: ["A-201"] });
  expect(statuses()).toEqual(["sold", "available"]);
  respondWith({ sold: ["A-301"] });
  expect(statuses()).toEqual(["available", "sold"]);
});

test("a response older than the build changes nothing", () => {
  const { statuses, asOf } = renderHomes();
  respondWith({ asOf: "2026-11-15T13:29:00Z", sold: ["A-201"] });
  expect(statuses()).toEqual(["available", "available"]);
  expect(asOf()).toBe(built.asOf);
});

test("a later response replaces the state of the build, and an older one does not return", () => {
  const { statuses, asOf } = renderHomes();
  respondWith({ asOf: "2026-11-16T09:00:00+04:00", sold: ["A-201"] });
  expect(statuses()).toEqual(["sold", "available"]);
  respondWith({ asOf: "2026-11-15T18:00:00+04:00", sold: [] });
  expect(statuses()).toEqual(["sold", "available"]);
  expect(asOf()).toBe("2026-11-16T09:00:00+04:00");
});

test("the same state again gives the same homes, so that nothing is rendered again", () => {
  const { homes } = renderHomes();
  const before = homes();
  respondWith({});
  expect(homes()).toBe(before);
  respondWith({ sold: ["A-201"] });
  const sold = homes();
  respondWith({ sold: ["A-201"] });
  expect(homes()).toBe(sold);
});
