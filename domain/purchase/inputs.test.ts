import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { later } from "./dates.ts";
import { defaultChoices } from "./default-choices.ts";
import { inputFields } from "./input-fields.ts";
import { inputText, readInputs, writeInputs } from "./inputs.ts";
import { dubai } from "./markets/dubai/dubai.ts";
import { makePurchasePlan } from "./purchase-plan.ts";
import { anyChoices, booking, choose, home, manyBuyers, terms } from "./test-purchase.ts";

// Thousands of plans take seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const defaults = defaultChoices(dubai, booking);

function read(query: string) {
  return readInputs(new URLSearchParams(query), defaults, dubai);
}

test("a URL without inputs gives the defaults", () => {
  expect(read("home=A-304&floor=3")).toEqual({ choices: defaults, corrections: [] });
});

test("inputs are read in percent, dirhams and words", () => {
  const query =
    "buyer=abroad&use=further&pay=mortgage&deposit=52.5&rate=4.25&term=20&income=30000&born=1985&bankShare=62.5&booking=2027-01-31" +
    "&agent=2&rent=90000.50&vacancy=2&growth=-1&years=7&delay=6&exit=3&service=14.25&valuation=2500&openFee=0";
  expect(read(query)).toEqual({
    choices: {
      buyer: "abroad",
      use: "further",
      pay: "mortgage",
      deposit: 0.525,
      rate: 0.0425,
      term: 20,
      income: 3_000_000,
      born: 1985,
      bankShare: 0.625,
      booking: "2027-01-31",
      agent: 0.02,
      rent: 9_000_050,
      vacancy: 2,
      growth: -0.01,
      years: 7,
      delay: 6,
      exit: 0.03,
      service: 1_425,
      valuation: 250_000,
      openFee: 0,
    },
    corrections: [],
  });
});

test.for([
  ["deposit=-20", "deposit", "0"],
  ["deposit=200", "deposit", "100"],
  ["deposit=1e9", "deposit", ""],
  ["rate=NaN", "rate", "4.5"],
  ["rate=Infinity", "rate", "4.5"],
  ["rate=0x10", "rate", "4.5"],
  ["rate=4.567", "rate", "4.57"],
  ["term=0", "term", "1"],
  ["term=12.4", "term", "12"],
  ["years=200", "years", "30"],
  ["born=1800", "born", "1920"],
  ["born=2026", "born", "2010"],
  ["bankShare=120", "bankShare", "100"],
  [`income=${"9".repeat(400)}`, "income", "10000000"],
  ["vacancy=53", "vacancy", "52"],
  ["delay=-1", "delay", "0"],
  ["pay=gold", "pay", "cash"],
  ["buyer=toString", "buyer", "resident"],
  ["use=FIRST", "use", "first"],
  ["rate=none", "rate", "4.5"],
  ["booking=2027-02-30", "booking", "2027-02-28"],
  ["booking=2027-13-01", "booking", booking],
  ["booking=<script>", "booking", booking],
] as const)("%s is corrected: %s is %j", ([query, field, used]) => {
  const { choices, corrections } = read(query);
  expect(corrections).toEqual([{ field, given: new URLSearchParams(query).get(field), used }]);
  expect(inputText(field, choices, dubai)).toBe(used);
});

test.for([
  ["1999-01-01", "2025-11-16"],
  ["2025-11-15", "2025-11-16"],
  ["9999-12-31", "2036-11-16"],
])("a booking on %s is out of range and becomes %s", ([given, used]) => {
  const { choices, corrections } = read(`booking=${given}`);
  expect(corrections).toEqual([{ field: "booking", given, used, rule: "bookingRange" }]);
  expect(choices.booking).toBe(used);
});

test("a year of birth is too late by the year of the booking, not by a fixed one", () => {
  const later = { ...defaults, booking: "2031-01-01" };
  const { choices } = readInputs(new URLSearchParams({ born: "2013" }), later, dubai);
  expect(choices.born).toBe(2013);
});

test("nothing is booked before the expected release", () => {
  const release = "2027-01-18";
  const fromRelease = { ...defaults, booking: release };
  const readFrom = (booking: string) =>
    readInputs(new URLSearchParams({ booking }), fromRelease, dubai, release).corrections;
  expect(readFrom("2027-01-17")).toEqual([
    { field: "booking", given: "2027-01-17", used: release, rule: "notBeforeRelease" },
  ]);
  expect(readFrom("2027-01-19")).toEqual([]);
  expect(readFrom("9999-12-31")).toMatchObject([{ used: "2037-01-18", rule: "bookingRange" }]);
});

test("a booking of a year ago is used", () => {
  expect(read("booking=2025-11-16").corrections).toEqual([]);
});

test("a term beyond the law's names the law", () => {
  expect(read("term=200").corrections).toEqual([
    { field: "term", given: "200", used: "25", rule: "longestTerm" },
  ]);
});

test.for([
  ["rent=90,000", 9_000_000],
  ["rent=90 000", 9_000_000],
  ["rent=٩٠٬٠٠٠", 9_000_000],
  ["rent=۹۰۰۰۰٫۵", 9_000_050],
  ["rent=+90000", 9_000_000],
] as const)("%s is a number as people write it", ([query, rent]) => {
  const [name, value] = query.split("=");
  const params = new URLSearchParams([[name!, value!]]);
  expect(readInputs(params, defaults, dubai)).toEqual({
    choices: choose({ rent }),
    corrections: [],
  });
});

test("empty inputs of a form count as absent", () => {
  expect(read("deposit=&income=&rate=&booking=&years= ")).toEqual({
    choices: defaults,
    corrections: [],
  });
});

test("a URL holds what differs from the defaults, the booking and what others wrote", () => {
  const others = new URLSearchParams("home=A-304&rate=9");
  const params = writeInputs(choose({ pay: "mortgage", deposit: 0.6 }), defaults, dubai, others);
  expect(String(params)).toBe("home=A-304&pay=mortgage&deposit=60&booking=2026-11-16");
});

test("a choice that is open differs from a default that is not", () => {
  const sold = choose({ years: 5 });
  const params = writeInputs(defaults, sold, dubai);
  expect(String(params)).toBe("booking=2026-11-16&years=none");
  expect(readInputs(params, sold, dubai)).toEqual({ choices: defaults, corrections: [] });
});

test("every choice comes back from its URL unchanged", () => {
  const legal = anyChoices.map((choices) => ({
    ...choices,
    term: Math.min(25, choices.term),
    booking: later("2025-11-16", choices.booking),
  }));
  fc.assert(
    fc.property(legal, (choices) => {
      const query = String(writeInputs(choices, defaults, dubai));
      expect(read(query)).toEqual({ choices, corrections: [] });
    }),
    manyBuyers,
  );
});

test("any URL gives choices that a purchase plan can be made of", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double().map(String),
    fc.constantFrom("-1", "1e400", "0", "-0", "2028-02-30", "none", "__proto__"),
  );
  const names = Object.keys(inputFields(dubai));
  const anyQuery = fc.array(fc.tuple(fc.constantFrom(...names), anyText), { maxLength: 20 });
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const { choices, corrections } = readInputs(new URLSearchParams(pairs), defaults, dubai);
      const { lines } = makePurchasePlan(home, terms, choices);
      expect(lines.filter(({ amount }) => !Number.isSafeInteger(amount))).toEqual([]);
      expect(corrections.filter(({ given, used }) => used === given)).toEqual([]);
      const query = String(writeInputs(choices, defaults, dubai));
      expect(read(query)).toEqual({ choices, corrections: [] });
    }),
    { ...manyBuyers, numRuns: 500 },
  );
});
