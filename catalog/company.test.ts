import { expect, test } from "vitest";
import { company } from "./company.ts";

test("[2.123] the chat panel has the name of the company's properties", () => {
  expect(company.chatName).toBe("Indus Gulf Properties");
});

test("[2.046] there are a Dubai address, two phone numbers and an e-mail address", () => {
  expect(company.address.city).toBe("Dubai");
  expect(new Set(company.phones).size).toBe(2);
  expect(company.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
});

test("[9.025] the placeholder numbers have the form of Dubai numbers that nobody can own", () => {
  for (const phone of company.phones) expect(phone).toMatch(/^\+971 4 [01]\d\d \d{4}$/);
  expect(company.chatNumber).toMatch(/^9714[01]\d{6}$/);
});

test("[9.017] the copyright year is 2024", () => {
  expect(company.copyrightYear).toBe(2024);
});

test("[9.016] the company dates from 2010, its heritage from some seven decades ago", () => {
  expect(company.companySince).toBe(2010);
  expect(company.copyrightYear - company.heritageSince).toBeGreaterThanOrEqual(70);
});
