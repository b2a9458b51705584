// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeHome } from "#domain/homes/test-homes.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import { demonstration } from "#words/development-record.ts";
import { notReleasedText } from "#words/homes.ts";
import { DialogTerms } from "./dialog-terms.tsx";

const sale = {
  payment: { booking: 10, instalments: [], keys: 90 },
  construction: { started: "2026-01-01", handover: "2028-01-31", promised: [], milestones: [] },
  serviceCharge: 15,
  parking: {},
};

function termsOf(record: Partial<HomeDetails["record"]>): string {
  const details = { ...sale, record: { facts: [], ...record } } as unknown as HomeDetails;
  return render(<DialogTerms home={makeHome({})} details={details} />).container.textContent;
}

test("the terms end with the development's record, and call a placeholder a demonstration", () => {
  const facts = [{ label: "Escrow account", value: "Bank, 123" }];
  expect(termsOf({ facts })).toMatch(/Escrow accountBank, 123$/);
  expect(termsOf({ facts, isDemonstration: true })).toContain(demonstration);
});

test("where the market needs neither escrow account nor permit, no text mentions them", () => {
  expect(termsOf({}) + notReleasedText(false)).not.toMatch(/escrow|permit/i);
  expect(notReleasedText(true)).toMatch(/^Its escrow account is not open, so no home can be /);
  expect(notReleasedText(false)).toMatch(/^No home can be reserved or paid for yet\. Prices are /);
});
