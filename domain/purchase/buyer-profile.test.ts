import { expect, test } from "vitest";
import { profileIn, profileQuery, withProfile } from "./buyer-profile.ts";
import { dubai } from "./markets/dubai/dubai.ts";
import { choose } from "./test-purchase.ts";

test("a profile says who buys and how, and nothing of one home", () => {
  const choices = choose({
    pay: "mortgage",
    rate: 0.05,
    income: 3_000_000,
    booking: "2027-01-01",
    rent: 6_000_000,
    service: 1_000,
    delay: 12,
  });
  expect(profileQuery(choices, choose(), dubai)).toBe("pay=mortgage&rate=5&income=30000");
  expect(profileQuery(choose(), choose(), dubai)).toBe("");
  expect(profileIn("pay=mortgage&home=A-304&booking=2027-01-01")).toBe("pay=mortgage");
});

test("a URL with any input is read without the profile", () => {
  expect(withProfile("?home=A-304", "pay=mortgage", dubai)).toBe("pay=mortgage");
  expect(withProfile("?home=A-304&pay=", "pay=mortgage", dubai)).toBe("pay=mortgage");
  expect(withProfile("?booking=2027-01-01", "pay=mortgage", dubai)).toBe("?booking=2027-01-01");
});
