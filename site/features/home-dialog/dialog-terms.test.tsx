// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeHome } from "#domain/homes/test-homes.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as words from "#words/home-dialog.ts";
import { notReleasedText } from "#words/homes.ts";
import { DialogTerms } from "./dialog-terms.tsx";

const sale = {
  payment: { booking: 10, instalments: [], keys: 90 },
  construction: { started: "2026-01-01", handover: "2028-01-31", promised: [], milestones: [] },
  serviceCharge: 15,
  parking: {},
};

function termsOf(terms: Pick<HomeDetails, "needsEscrow" | "escrow" | "permit">): string {
  const details = { ...sale, ...terms } as unknown as HomeDetails;
  return render(<DialogTerms home={makeHome({})} details={details} />).container.textContent;
}

test("where the market needs an escrow account, the terms name it or say that it is not open", () => {
  const market = { needsEscrow: true, permit: "7112345678" };
  expect(termsOf({ ...market, escrow: "Bank, 123" })).toContain("Escrow accountBank, 123");
  expect(termsOf({ ...market, escrow: null })).toContain(words.noEscrow);
  expect(notReleasedText(true)).toMatch(/^Its escrow account is not open, so no home can be /);
});

test("where the market needs neither escrow account nor permit, no text mentions them", () => {
  const text = termsOf({ needsEscrow: false, escrow: null, permit: null });
  expect(text + notReleasedText(false)).not.toMatch(/escrow|permit/i);
  expect(notReleasedText(false)).toMatch(/^No home can be reserved or paid for yet\. Prices are /);
});
