import { expect, test } from "vitest";
import { nearbyAnchors } from "./nearby-anchors.ts";
import type { Place } from "./read-sheets.ts";

const office = { latitude: 25.1851, longitude: 55.2722 };

function place(kind: Place["kind"], name: string, longitude: number, latitude: number): Place {
  return { kind, name: { en: name }, at: [longitude, latitude] };
}

test("the nearest place of each kind is found, in the order of the kinds", () => {
  const places = [
    place("beach", "Jumeirah Beach", 55.2346, 25.2032),
    place("school", "Far School", 55.4, 25.1),
    place("school", "Near School", 55.27, 25.18),
    place("airport", "Dubai International", 55.3644, 25.2528),
    place("metro", "Business Bay", 55.2604, 25.1914),
    place("district", "Business Bay", 55.2722, 25.1851),
  ];
  const anchors = nearbyAnchors({ places }, office);
  expect(anchors.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    "metro: Business Bay",
    "airport: Dubai International",
    "school: Near School",
    "beach: Jumeirah Beach",
  ]);
  expect(anchors[0]?.km).toBeCloseTo(1.38, 2);
});

test("a railway station counts where it is nearer than the metro", () => {
  const places = [
    place("metro", "Far Metro", 74.2, 31.4),
    place("station", "Lahore Junction", 74.3363, 31.5774),
  ];
  const [nearest] = nearbyAnchors({ places }, { latitude: 31.5826, longitude: 74.3262 });
  expect(nearest).toMatchObject({ kind: "station", name: "Lahore Junction" });
});

test("an inland city has no sea", () => {
  const places = [place("school", "A School", 74.35, 31.52)];
  expect(nearbyAnchors({ places }, { latitude: 31.5, longitude: 74.3 })).toHaveLength(1);
});
