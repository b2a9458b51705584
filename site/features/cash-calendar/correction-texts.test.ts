import { expect, test } from "vitest";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { inputFields } from "#domain/purchase/input-fields.ts";
import { readInputs } from "#domain/purchase/inputs.ts";
import { inputNote, limitNote } from "./correction-texts.ts";
import { market } from "./markets/dubai.ts";
import { booking, purchasePlan } from "./test-purchase-plan.ts";

const defaults = defaultChoices(market, booking);

function notesOf(query: string) {
  return readInputs(new URLSearchParams(query), defaults, market).corrections.map((correction) =>
    inputNote(correction, market),
  );
}

test("a correction names what was given, what is used and the rule", () => {
  expect(notesOf("term=200")).toEqual([
    { field: "term", text: "“200” became 25 years. At most 25 years." },
  ]);
  expect(notesOf("deposit=-5")[0]?.text).toBe("“-5” became 0\u00a0%.");
  expect(notesOf("buyer=martian")[0]?.text).toBe("“martian” became Resident expatriate.");
  expect(notesOf("income=lots")[0]?.text).toBe("“lots” makes no sense here and was left out.");
});

test("a booking that is too long ago is corrected with the reason", () => {
  expect(notesOf("booking=2016-01-01")[0]?.text).toBe(
    "“2016-01-01” became 16 November 2025. A booking may be up to 12 months ago and 10 years ahead.",
  );
});

test("every field has a note for a senseless value", () => {
  for (const name of Object.keys(inputFields(market))) {
    const [note] = notesOf(`${name}=nonsense`);
    expect(note?.field).toBe(name);
    expect(note?.text).toMatch(/^“nonsense”/);
    expect(note?.text).not.toMatch(/NaN|undefined/);
  }
});

test("a lowered loan is explained at the field that can change it", () => {
  const low = purchasePlan({ pay: "mortgage", deposit: 0.2 }).corrections.map((correction) =>
    limitNote(correction, market),
  );
  expect(low.map(({ field }) => field)).toEqual(["deposit"]);
  expect(low[0]?.text).toBe(
    "A loan of AED\u00a0800,000 is not possible: it became AED\u00a0500,000. Off-plan (still being built): at most 50\u00a0% loan, for every buyer.",
  );
  const poor = purchasePlan({ pay: "mortgage", income: 300_000 }).corrections.map((correction) =>
    limitNote(correction, market),
  );
  expect(poor.map(({ field }) => field)).toEqual(["income", "income"]);
  expect(poor[0]?.text).toContain("at most 50\u00a0% of a month’s income");
  expect(poor[1]?.text).toContain("at most 7 times the income of a year");
  const old = purchasePlan({ pay: "mortgage", born: 1970 }).corrections.map((correction) =>
    limitNote(correction, market),
  );
  expect(old).toEqual([
    {
      field: "born",
      text: "25 years became 8 years. An expatriate may be at most 65 years old at the last payment of a loan.",
    },
  ]);
  const abroad = purchasePlan({ pay: "mortgage", buyer: "abroad", bankShare: 0.4, deposit: 0.5 });
  expect(abroad.corrections.map((correction) => limitNote(correction, market))).toEqual([
    {
      field: "bankShare",
      text: "A loan of AED\u00a0500,000 is not possible: it became AED\u00a0400,000. You assume that a bank lends no more.",
    },
  ]);
});
