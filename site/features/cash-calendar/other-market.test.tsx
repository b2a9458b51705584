// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { defaultChoices } from "#domain/purchase/default-choices.ts";
import { makePurchasePlan } from "#domain/purchase/purchase-plan.ts";
import { pricedHome, saleTerms } from "#domain/purchase/sale-terms.ts";
import { saveBuyerProfile } from "#site/store/buyer-profile.ts";
import { openUrl } from "#site/store/test-open-url.ts";
import { CashCalendar } from "./cash-calendar.tsx";
import { calendarOf, csvOf } from "./payment-files.ts";
import { development, home as stated, terms } from "./test-calendar.ts";
import { market } from "./test-example-market.ts";

const home = { ...stated, price: 40_000_000 };

/** What only the market of the other tests has. */
const elsewhere = /AED|fils|Dubai|UAE|Oqood|trustee|escrow|Central Bank|Mollak|sq ft/i;

beforeEach(() => {
  saveBuyerProfile("");
  onTestFinished(cleanup);
});

async function open(query: string, released = true): Promise<string> {
  openUrl(`/homes/warsan-tower?${query}&booking=2026-11-16`);
  render(<CashCalendar {...{ market, development, home }} terms={{ ...terms, released }} />);
  for (const year of screen.queryAllByLabelText(/^20\d\d$/)) await userEvent.click(year);
  return document.body.textContent.replaceAll("\u00a0", " ");
}

test("a purchase in another market is shown in its currency, unit of area and words", async () => {
  const text = await open("pay=mortgage&deposit=20&rent=1600000&years=5&agent=2");
  expect(text).toContain("A loan of PKR 32,000,000 is not possible: it became PKR 24,000,000.");
  expect(text).toContain("Service charge per m² a year");
  expect(text).toContain("Your cash, added up in PKR");
  expect(text).toContain("Source: Gazette of the example, January 2026");
  expect(text).not.toMatch(elsewhere);
});

test("a market without groups of buyers, open fees and a law on default asks and says nothing about them", async () => {
  const text = await open("pay=cash", false);
  expect(text).toContain("Indicative. This home is not for sale yet.");
  for (const label of [/You are/, /Registry’s fee/, /This will be your/]) {
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  }
  expect(text).not.toContain("If you stop paying");
  expect(text).not.toMatch(elsewhere);
});

test("the files of a purchase have the currency and the words of its market", () => {
  const purchasePlan = makePurchasePlan(
    pricedHome(home, terms.rents),
    saleTerms(terms, market),
    defaultChoices(market, "2026-11-16"),
  );
  const files = {
    market,
    development: "Tower",
    home: "A-304",
    fileName: "tower-A-304",
    purchasePlan,
  };
  expect(csvOf(files)).toContain("Amount in PKR");
  expect(csvOf(files)).toContain(
    '2027-12-31,Transfer of ownership,50000,Registry,"At most or exactly PKR\u00a050,000.","Gazette of the example, January 2026"',
  );
  expect(calendarOf(files, new Date())).toContain("PKR\u00a04\\,000\\,000");
  expect(csvOf(files) + calendarOf(files, new Date())).not.toMatch(elsewhere);
});
