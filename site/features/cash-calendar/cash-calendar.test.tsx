// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { chooseUnits } from "#site/store/units.ts";
import { terms } from "./test-calendar.ts";
import { newBuyer, openCalendar, shownQuery, shownText, typeInto } from "./test-open-calendar.tsx";

let user: UserEvent;

beforeEach(() => {
  user = newBuyer();
});

test("without choices in the link the cash before the keys is shown for a booking today", () => {
  openCalendar();
  expect(shownText()).toContain("Cash before the keysAED 545,000");
  expect(screen.getByLabelText(/Day of booking/)).toHaveValue("2026-11-16");
  expect(shownQuery()).toBe("?home=A-304");
});

test("the payments of March 2027 are in the table of 2027, and a month without any says so", async () => {
  openCalendar();
  await user.click(screen.getByLabelText("2027"));
  const table = screen.getByRole("table", { name: "What is due when" });
  const march = within(table).getByText("March 2027").closest("tbody")!;
  expect(march.textContent.replaceAll("\u00a0", " ")).toContain("AED 100,000");
  expect(march).toHaveTextContent("Instalment of 10");
  expect(march).toHaveTextContent("Terms of Warsan Tower");
  const february = within(table).getByText("February 2027").closest("tbody")!;
  expect(february).toHaveTextContent("Nothing is due");
});

test("the month that is asked for is shown", () => {
  openCalendar();
  // user-event types days, but not months.
  fireEvent.change(screen.getByLabelText(/Go to a month/), { target: { value: "2028-12" } });
  expect(screen.getByLabelText("2028")).toBeChecked();
  expect(screen.getByText("December 2028", { selector: "th" })).toBeInTheDocument();
});

test("letting begins with an assumed rent, which the buyer changes", async () => {
  openCalendar();
  await user.click(screen.getByLabelText("Let it"));
  expect(screen.getByLabelText(/Rent a year/)).toHaveValue("60000");
  await typeInto(user, /Rent a year/, "80000");
  expect(shownText()).toContain("Gross yieldA year’s rent over the price.8 %");
  await user.click(screen.getByLabelText("Live in it"));
  expect(shownText()).toMatch(
    /Gross yieldA year’s rent over the price\.Assumption If you let it.*?6 %/,
  );
});

test("the rent of the home type has its source and day until the buyer puts in another", async () => {
  openCalendar();
  const source = "A rent of AED 60,000 a year: A survey of rents, 31 October 2026.";
  expect(shownText()).toContain(source);
  await user.click(screen.getByLabelText("Let it"));
  expect(shownText()).toContain(source);
  expect(screen.getByLabelText(/Rent a year/)).toHaveAccessibleDescription(/^A survey of rents/);
  await typeInto(user, /Rent a year/, "80000");
  expect(shownText()).not.toContain(source);
});

test("fees in cash are explained with the rule's first day, its source and date", () => {
  openCalendar("pay=mortgage");
  expect(shownText()).toContain(
    "Since 1 February 2025 fees may not be part of a loan: you pay them in cash. Source: The National, 25 January 2025.",
  );
});

test("the law's limit stands with what the developer may keep", () => {
  openCalendar();
  const section = screen.getByText("If you stop paying").closest("section")!;
  const shown = section.textContent.replaceAll("\u00a0", " ");
  expect(shown).toContain("Less than 60 % built: the developer may keep up to 25 % of the price.");
  expect(shown).toContain(
    "From 60 % to 80 % built: the developer may keep up to 40 % of the price.",
  );
  expect(shown).toContain("More than 80 % built: the developer may keep up to 40 % of the price.");
  const [first] = within(section).getAllByRole("row").slice(1);
  expect(first?.textContent.replaceAll("\u00a0", " ")).toContain("100,000at most 25 %");
});

test("before work begins no amount is said to be kept or to come back", () => {
  openCalendar("home=A-304", false, {
    ...terms.construction,
    started: "2027-03-01",
    milestones: [],
  });
  const section = screen.getByText("If you stop paying").closest("section")!;
  const [first] = within(section).getAllByRole("row").slice(1);
  expect(within(first!).getAllByRole("cell").at(-1)).toHaveTextContent(
    "depends on why work has not begun",
  );
});

test("a home that is not released begins with the expected release, and says why", () => {
  openCalendar("home=A-304", false);
  expect(shownText()).toContain("Indicative. This home is not for sale yet");
  expect(shownText()).toContain("The calendar begins with the expected release, 18 January 2027.");
  expect(screen.getByLabelText(/Day of booking/)).toHaveValue("2027-01-18");
  expect(shownText()).toContain("All that you pay from 18 January 2027");
  expect(screen.queryByLabelText("2026")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Table (CSV)" })).toBeInTheDocument();
});

test("the sum of all lines says until when", () => {
  openCalendar();
  expect(shownText()).toMatch(
    /All lines together, until 5 years after the keys, 31 December 2032: AED [\d,.]+\./,
  );
  cleanup();
  openCalendar("home=A-304&years=2");
  expect(shownText()).toContain("All lines together, until the sale on 31 December 2029: ");
});

test("a late handover says that the contract decides", () => {
  openCalendar();
  expect(shownText()).toContain("your contract decides what you are owed and when you may end it");
  cleanup();
  openCalendar("home=A-304&booking=2028-02-01");
  expect(shownText()).not.toContain("your contract decides");
});

test("law without a line is named with its source", () => {
  openCalendar();
  for (const note of [
    "VAT on the first sale of a home is 0 %: none is added to the price. Source: Federal Tax Authority, undated.",
    "Assumption Cash of AED 55,000 or more, in banknotes, must be reported by the seller’s side. Source: Federal Decree-Law 10 of 2025.",
    "without the entry it is void. Source: Dubai Law 13 of 2008, article 3.",
    "Islamic holidays follow the moon",
    "Work not begun for reasons beyond the developer, or the project cancelled: all that you paid comes back. The text of 2017 let the developer keep 30 % of it. Source: Dubai Law 19 of 2020, article 11, as explained in Gulf News, November 2023.",
  ]) {
    expect(shownText()).toContain(note);
  }
});

test("other currencies stand beside the main totals, with the day of their rates", () => {
  openCalendar();
  act(() => chooseUnits({ currency: "USD" }));
  expect(shownText()).toMatch(/AED 545,000about USD 148,\d00/);
  expect(shownText()).toMatch(/at the rates of \d+ \w+ 20\d\d/);
});
