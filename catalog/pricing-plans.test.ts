import { expect, test } from "vitest";
import { allPricingPlans } from "./pricing-plans.ts";

test("[3.030] [9.018] there are three pricing plans with rates per square metre", () => {
  expect(allPricingPlans().map(({ title, rate }) => `${title} ${rate}`)).toEqual([
    "Basic 120",
    "Premium 210",
    "Advanced 373",
  ]);
});

test("[3.030] each pricing plan has a description, five different feature lines and a link", () => {
  for (const { description, features, link } of allPricingPlans()) {
    expect(description).not.toBe("");
    expect(new Set(features).size).toBe(5);
    expect(link).toBe("/contact");
  }
});
