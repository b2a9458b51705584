import { expect, test } from "vitest";
import { atFirst, toggleSection } from "./open-sections.ts";

test("[2.096] payment is open by default", () => {
  expect(atFirst).toEqual({ coupon: false, billing: false, payment: true });
});

test("[2.097] opening one section closes the others and keeps payment open", () => {
  const coupon = toggleSection(atFirst, "coupon");
  expect(coupon).toEqual({ coupon: true, billing: false, payment: true });
  const billing = toggleSection(coupon, "billing");
  expect(billing).toEqual({ coupon: false, billing: true, payment: true });
});

test("[2.093] an open section closes when its heading is pressed again, payment too", () => {
  expect(toggleSection(toggleSection(atFirst, "billing"), "billing")).toEqual(atFirst);
  const closed = toggleSection(atFirst, "payment");
  expect(closed.payment).toBe(false);
  expect(toggleSection(closed, "coupon")).toEqual({ coupon: true, billing: false, payment: true });
});
