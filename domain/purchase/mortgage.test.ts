import { expect, test } from "vitest";
import { sum } from "./amounts.ts";
import { AED, line, purchasePlan, readyTerms, terms } from "./test-purchase.ts";

const ready = { terms: readyTerms };

/** The keys are 40 %: a loan of 50 % pays the instalment at 80 % built too. */
const smallKeys = {
  terms: {
    ...terms,
    payment: { ...terms.payment, booking: 20, keys: 40 },
  },
};

test("the loan pays the keys first, then the instalment before them", () => {
  const purchase = purchasePlan({ pay: "mortgage" }, smallKeys);
  expect(line(purchase, "loan-keys")).toMatchObject({ date: "2027-06-30", amount: -400_000 * AED });
  expect(line(purchase, "loan-instalment-4")).toMatchObject({
    date: "2027-03-31",
    amount: -100_000 * AED,
  });
  expect(line(purchase, "instalment-4")?.fromLoan).toBe(100_000 * AED);
  expect(line(purchase, "instalment-1")?.fromLoan).toBeUndefined();
});

test("the loan pays the keys before an instalment that is due on the same day", () => {
  const instalments = [
    { share: 10, months: 24 },
    { share: 10, months: 24 },
  ];
  const payment = { booking: 30, instalments, keys: 50 };
  const { lines } = purchasePlan(
    { pay: "mortgage", deposit: 0.55 },
    { terms: { ...terms, payment } },
  );
  const paid = lines.filter(({ fromLoan }) => fromLoan).map(({ id, fromLoan }) => [id, fromLoan]);
  expect(paid).toEqual([["keys", 450_000 * AED]]);
});

test("what is drawn before the keys costs interest by the day until then", () => {
  const purchase = purchasePlan({ pay: "mortgage" }, smallKeys);
  const interest = purchase.lines.filter(({ kind }) => kind === "interest");
  expect(interest.map(({ date, amount }) => [date, amount])).toEqual([
    ["2027-04-30", 369_86], // 100,000 × 4.5 % × 30 / 365
    ["2027-05-31", 382_19], // 31 days
    ["2027-06-30", 369_86],
  ]);
  expect(line(purchase, "mortgage-registration")?.date).toBe("2027-03-31");
});

test("the last interest before the keys is for the days since the month before", () => {
  const milestones = [
    ...terms.construction.milestones.slice(0, 2),
    { built: 80, on: "2027-04-20" },
  ];
  const construction = { ...terms.construction, milestones };
  const { lines } = purchasePlan(
    { pay: "mortgage" },
    { terms: { ...smallKeys.terms, construction } },
  );
  const interest = lines.filter(({ kind }) => kind === "interest");
  expect(interest.map(({ date, amount }) => [date, amount])).toEqual([
    ["2027-05-20", 369_86],
    ["2027-06-20", 382_19],
    ["2027-06-30", 123_29], // 100,000 × 4.5 % × 10 / 365
  ]);
});

test("a loan that is drawn with the keys costs no interest before", () => {
  expect(purchasePlan({ pay: "mortgage" }).lines.some(({ kind }) => kind === "interest")).toBe(
    false,
  );
});

test("instalments begin a month after the keys and keep to the end of short months", () => {
  const { lines } = purchasePlan({ pay: "mortgage", booking: "2026-12-31" }, ready);
  const days = lines.filter(({ kind }) => kind === "mortgage").map(({ date }) => date);
  expect(days.slice(0, 3)).toEqual(["2027-02-28", "2027-03-30", "2027-04-30"]);
  expect(days).toHaveLength(60);
});

test("a sale repays the rest of the loan", () => {
  const purchase = purchasePlan({ pay: "mortgage", rate: 0, term: 10, years: 4 }, ready);
  // 800,000 in 120 parts of 6,666.67; 48 of them leave 479,999.84.
  expect(line(purchase, "loan-repayment")).toMatchObject({
    date: "2030-12-16",
    amount: 479_999_84,
  });
});

test("instalments end with the term when the home is kept longer", () => {
  const purchase = purchasePlan({ pay: "mortgage", term: 2, years: 4 }, ready);
  expect(purchase.lines.filter(({ kind }) => kind === "mortgage")).toHaveLength(24);
  expect(line(purchase, "loan-repayment")).toBeUndefined();
  const paid = purchase.lines.filter(({ kind }) => kind === "mortgage").map((line) => line.amount);
  expect(sum(paid)).toBe(purchase.mortgage!.loan + purchase.mortgage!.interest);
});

test("wishes beyond the limits are corrected one after the other", () => {
  const { corrections, mortgage } = purchasePlan(
    { pay: "mortgage", deposit: 0.05, term: 30, rate: 0, income: 4_000 * AED },
    ready,
  );
  expect(corrections).toEqual([
    { field: "term", given: 30, used: 25, rule: "longestTerm", input: "term" },
    {
      field: "loan",
      given: 950_000 * AED,
      used: 800_000 * AED,
      rule: "loanFirstExpatriate",
      input: "deposit",
    },
    // Half of 4,000 for 300 months
    {
      field: "loan",
      given: 800_000 * AED,
      used: 600_000 * AED,
      rule: "debtBurden",
      input: "income",
    },
    // Seven years of 48,000
    {
      field: "loan",
      given: 600_000 * AED,
      used: 336_000 * AED,
      rule: "incomeExpatriate",
      input: "income",
    },
  ]);
  expect(mortgage).toMatchObject({ loan: 336_000 * AED, term: 25, monthlyPayment: 1_120 * AED });
});

test("a loan of a fifth less than the price is corrected to half of it off-plan", () => {
  expect(purchasePlan({ pay: "mortgage", deposit: 0.2 }).corrections).toEqual([
    {
      field: "loan",
      given: 800_000 * AED,
      used: 500_000 * AED,
      rule: "loanOffPlan",
      input: "deposit",
    },
  ]);
});

test("a loan never pays the booking or what is due after the keys", () => {
  const payment = {
    booking: 20,
    instalments: [],
    keys: 50,
    afterKeys: [{ share: 30, months: 12 }],
  };
  const { corrections } = purchasePlan({ pay: "mortgage" }, { terms: { ...readyTerms, payment } });
  expect(corrections).toEqual([
    {
      field: "loan",
      given: 800_000 * AED,
      used: 500_000 * AED,
      rule: "priceDueByKeys",
      input: "deposit",
    },
  ]);
});

test("a buyer without income gets no loan and pays no bank", () => {
  const purchase = purchasePlan({ pay: "mortgage", income: 0 });
  expect(purchase.mortgage).toBeNull();
  expect(purchase.corrections).toMatchObject([{ used: 0, rule: "debtBurden" }]);
  expect(purchase.lines).toEqual(purchasePlan().lines);
});

test.for([
  // The keys are in December 2026: 65 years after 1975 is 2040, 70 years is 2045.
  ["resident", 1975, 14],
  ["abroad", 1975, 14],
  ["national", 1975, 19],
  ["resident", 1990, 25],
] as const)("a %s born in %d pays the last instalment after %d years", ([buyer, born, term]) => {
  const { mortgage, corrections, lines } = purchasePlan(
    { pay: "mortgage", buyer, born, years: 30 },
    ready,
  );
  expect(mortgage?.term).toBe(term);
  expect(corrections).toEqual(
    term === 25
      ? []
      : [
          {
            field: "term",
            given: 25,
            used: term,
            rule: expect.stringMatching(/^age/),
            input: "born",
          },
        ],
  );
  const last = lines.findLast(({ kind }) => kind === "mortgage")!;
  expect(last.date).toBe(`${2026 + term}-12-16`);
});

test("a buyer who is too old for a year of loan gets none", () => {
  const { mortgage, corrections } = purchasePlan({ pay: "mortgage", born: 1961 }, ready);
  expect(mortgage).toBeNull();
  expect(corrections).toMatchObject([
    { field: "loan", used: 0, rule: "ageExpatriate", input: "born" },
  ]);
});

test("a limit that the buyer gives no figure for is named as not checked", () => {
  const unchecked = (choices = {}) => purchasePlan({ pay: "mortgage", ...choices }).unchecked;
  expect(unchecked()).toEqual(["debtBurden", "incomeExpatriate", "ageExpatriate"]);
  expect(unchecked({ buyer: "national", income: 9_000_000 })).toEqual(["ageNational"]);
  expect(unchecked({ income: 9_000_000, born: 1990 })).toEqual([]);
  expect(purchasePlan().unchecked).toEqual([]);
});

test("a bank lends a buyer abroad what the buyer assumes, within the law", () => {
  const abroad = { pay: "mortgage", buyer: "abroad" } as const;
  const loan = (choices = {}) => purchasePlan({ ...abroad, ...choices }, ready).mortgage?.loan;
  expect(loan()).toBe(500_000 * AED);
  expect(loan({ bankShare: 0.65 })).toBe(650_000 * AED);
  expect(loan({ bankShare: 1 })).toBe(800_000 * AED);
  expect(loan({ buyer: "resident" })).toBe(800_000 * AED);
  expect(purchasePlan(abroad, ready)).toMatchObject({ largestShare: 0.5, corrections: [] });
  expect(purchasePlan({ ...abroad, deposit: 0.3 }, ready).corrections).toEqual([
    {
      field: "loan",
      given: 700_000 * AED,
      used: 500_000 * AED,
      rule: "bankShare",
      input: "bankShare",
    },
  ]);
});
