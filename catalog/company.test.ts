import { afterEach, expect, test, vi } from "vitest";
import { company } from "./company.ts";
import { companySettings } from "./company-settings.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function companyWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("./company.ts")).company;
}

test("a setting replaces what the content says, an empty one does not", async () => {
  const edited = await companyWith({
    COMPANY_NAME: "Other Builders",
    COMPANY_LATITUDE: "24.5",
    COMPANY_PHONE: "",
  });
  expect(edited.name).toBe("Other Builders");
  expect(edited.address.latitude).toBe(24.5);
  expect(edited.phones[0]).toBe(company.phones[0]);
});

test.for(companySettings)("%s changes what the company file says", async (name) => {
  const edited = await companyWith({ [name]: "12.5" });
  expect(edited).not.toEqual(company);
  expect(JSON.stringify(edited)).toContain("12.5");
});

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
