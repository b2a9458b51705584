import { expect, test } from "vitest";
import { locationLabel, placeLabel } from "./labels.ts";

test("[3.020] a location is read from the place outwards", () => {
  const location = { place: "Saddar", city: "Peshawar", country: "Pakistan" } as const;
  expect(locationLabel({ location })).toBe("Saddar, Peshawar, Pakistan");
  expect(placeLabel({ location }), "where there is little room").toBe("Saddar, Peshawar");
});
