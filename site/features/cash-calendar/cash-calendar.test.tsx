// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { company } from "#catalog/company.ts";
import { saveBuyerProfile } from "#site/store/buyer-profile.ts";
import { useHomeLink } from "#site/store/home-link.ts";
import { openUrl } from "#site/store/test-open-url.ts";
import { chooseUnits } from "#site/store/units.ts";
import { userWithFakeTimers } from "#ui/test-user-with-fake-timers.ts";
import { CashCalendar } from "./cash-calendar.tsx";
import { market } from "./markets/dubai.ts";
import { development, home, terms } from "./test-calendar.ts";

let user: UserEvent;

beforeEach(() => {
  saveBuyerProfile("");
  localStorage.clear();
  user = userWithFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
});

function HomeLink() {
  return <output data-testid="link">{useHomeLink("warsan-tower", home.number)}</output>;
}

function open(query = "home=A-304", released = true) {
  openUrl(`/homes/warsan-tower?${query}`);
  render(
    <>
      <CashCalendar {...{ market, development, home }} terms={{ ...terms, released }} />
      <HomeLink />
    </>,
  );
}

function query() {
  act(() => vi.runAllTimers());
  return location.search;
}

function text() {
  return document.body.textContent.replaceAll("\u00a0", " ");
}

async function type(label: RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

test("without choices in the link the cash before the keys is shown for a booking today", () => {
  open();
  expect(text()).toContain("Cash before the keysAED 545,000");
  expect(screen.getByLabelText(/Day of booking/)).toHaveValue("2026-11-16");
  expect(query()).toBe("?home=A-304");
});

test("the choices of a link are used", () => {
  open("home=A-304&pay=mortgage&deposit=60&booking=2026-12-01");
  expect(text()).toContain("AED 400,00040 % of the price");
  expect(text()).toContain("at most 50 % loan");
  expect(screen.getByLabelText(/Your own share/)).toHaveValue("60");
});

test("a choice changes the figures at once, then the URL, which keeps the rest of it", async () => {
  open("home=A-304&bedrooms=2");
  await user.click(screen.getByLabelText("Mortgage"));
  expect(text()).toContain("Monthly payment");
  expect(location.search).toBe("?home=A-304&bedrooms=2");
  expect(query()).toBe("?home=A-304&bedrooms=2&pay=mortgage&booking=2026-11-16");
});

test("what the buyer told for one home is used for the next, except its dates", async () => {
  open();
  await user.click(screen.getByLabelText("Mortgage"));
  await type(/Interest rate/, "6");
  await type(/Day of booking/, "2027-01-04");
  await user.selectOptions(screen.getByLabelText(/Handover/), "12");
  cleanup();
  open("home=A-305");
  expect(screen.getByLabelText("Mortgage")).toBeChecked();
  expect(screen.getByLabelText(/Interest rate/)).toHaveValue("6");
  expect(screen.getByLabelText(/Day of booking/)).toHaveValue("2026-11-16");
  expect(screen.getByLabelText(/Handover/)).toHaveValue("0");
});

test("a link shows its own figures to a buyer with another profile", () => {
  saveBuyerProfile("pay=mortgage&rate=6");
  open("home=A-304&booking=2026-11-16");
  expect(screen.getByLabelText("Cash")).toBeChecked();
});

test("a saved profile that is no text is ignored", () => {
  localStorage.setItem("buyer-profile", '{"pay":"mortgage"}');
  open();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "buyer-profile" })));
  expect(screen.getByLabelText("Cash")).toBeChecked();
});

test("all links to the home have the inputs", () => {
  saveBuyerProfile("pay=mortgage");
  open("home=A-304&bedrooms=2");
  const path = "/homes/warsan-tower?home=A-304&bedrooms=2&pay=mortgage&booking=2026-11-16";
  expect(screen.getByTestId("link").textContent).toBe(path);
  expect(text()).toContain(`This sheet can be made again with: ${company.siteUrl}${path}`);
});

test("a senseless link is corrected with notes and without NaN", () => {
  open("home=A-304&pay=mortgage&term=200&deposit=-5&rate=x&income=none&booking=2027-02-30&years=0");
  expect(text()).toContain("“200” became 25 years. At most 25 years.");
  expect(text()).toContain("“-5” became 0 %.");
  expect(text()).toContain("“x” became 4.5 %.");
  expect(text()).toContain("“2027-02-30” became 28 February 2027.");
  expect(text()).toContain("“0” became 1 year after the keys.");
  expect(document.body.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  expect(screen.getByLabelText(/Years of the loan/)).toHaveValue("25");
});

test("a correction is shown where its field is not asked", () => {
  open("rent=lots&term=200");
  expect(text()).toContain("Rent a year: “lots” became AED 0.");
  expect(text()).toContain("Years of the loan: “200” became 25 years.");
  expect(screen.queryByLabelText(/Rent a year/)).not.toBeInTheDocument();
});

test("a field shows what is typed, and after that what is used", async () => {
  open("pay=mortgage");
  await type(/Years of the loan/, "200");
  expect(screen.getByLabelText(/Years of the loan/)).toHaveValue("200");
  expect(text()).toContain("“200” became 25 years");
  query();
  expect(text()).toContain("“200” became 25 years");
  await user.tab();
  expect(screen.getByLabelText(/Years of the loan/)).toHaveValue("25");
  await type(/Years of the loan/, "20");
  expect(text()).not.toContain("became 25 years");
});

test("the payments of March 2027 are in the table of 2027, and a month without any says so", async () => {
  open();
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
  open();
  // user-event types days, but not months.
  fireEvent.change(screen.getByLabelText(/Go to a month/), { target: { value: "2028-12" } });
  expect(screen.getByLabelText("2028")).toBeChecked();
  expect(screen.getByText("December 2028", { selector: "th" })).toBeInTheDocument();
});

test("letting begins with an assumed rent, which the buyer changes", async () => {
  open();
  await user.click(screen.getByLabelText("Let it"));
  expect(screen.getByLabelText(/Rent a year/)).toHaveValue("60000");
  await type(/Rent a year/, "80000");
  expect(text()).toContain("Gross yieldA year’s rent over the price.8 %");
  await user.click(screen.getByLabelText("Live in it"));
  expect(text()).toMatch(/Gross yieldA year’s rent over the price\.Assumption If you let it.*?6 %/);
});

test("the rent of the home type has its source and day until the buyer puts in another", async () => {
  open();
  const source = "A rent of AED 60,000 a year: A survey of rents, 31 October 2026.";
  expect(text()).toContain(source);
  await user.click(screen.getByLabelText("Let it"));
  expect(text()).toContain(source);
  expect(screen.getByLabelText(/Rent a year/)).toHaveAccessibleDescription(/^A survey of rents/);
  await type(/Rent a year/, "80000");
  expect(text()).not.toContain(source);
});

test("fees in cash are explained with the rule's first day, its source and date", () => {
  open("pay=mortgage");
  expect(text()).toContain(
    "Since 1 February 2025 fees may not be part of a loan: you pay them in cash. Source: The National, 25 January 2025.",
  );
});

test("the law's limit stands with what the developer may keep", () => {
  open();
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

test("a home that is not released begins with the expected release, and says why", () => {
  open("home=A-304", false);
  expect(text()).toContain("Indicative. This home is not for sale yet");
  expect(text()).toContain("The calendar begins with the expected release, 18 January 2027.");
  expect(screen.getByLabelText(/Day of booking/)).toHaveValue("2027-01-18");
  expect(text()).toContain("All that you pay from 18 January 2027");
  expect(screen.queryByLabelText("2026")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Table (CSV)" })).toBeInTheDocument();
});

test("a link that books before the expected release is corrected", () => {
  open("home=A-304&booking=2026-11-16", false);
  expect(text()).toContain(
    "“2026-11-16” became 18 January 2027. Nothing can be booked before the expected release.",
  );
});

test("the sum of all lines says until when", () => {
  open();
  expect(text()).toMatch(
    /All lines together, until 5 years after the keys, 31 December 2032: AED [\d,.]+\./,
  );
  cleanup();
  open("home=A-304&years=2");
  expect(text()).toContain("All lines together, until the sale on 31 December 2029: ");
});

test("a late handover says that the contract decides", () => {
  open();
  expect(text()).toContain("your contract decides what you are owed and when you may end it");
  cleanup();
  open("home=A-304&booking=2028-02-01");
  expect(text()).not.toContain("your contract decides");
});

test("law without a line is named with its source", () => {
  open();
  for (const note of [
    "VAT on the first sale of a home is 0 %: none is added to the price. Source: Federal Tax Authority, undated.",
    "AssumptionCash of AED 55,000 or more, in banknotes, must be reported by the seller’s side. Source: Federal Decree-Law 10 of 2025.",
    "without the entry it is void. Source: Dubai Law 13 of 2008, article 3.",
    "Islamic holidays follow the moon",
    "Work not begun for reasons beyond the developer, or the project cancelled: all that you paid comes back. The text of 2017 let the developer keep 30 % of it. Source: Dubai Law 19 of 2020, article 11, as explained in Gulf News, November 2023.",
  ]) {
    expect(text()).toContain(note);
  }
});

test("limits by income and age are checked once the buyer gives them, and the link has them", async () => {
  open("home=A-304&pay=mortgage");
  const unchecked = "Not checked, because you did not put it in: An expatriate";
  expect(text()).toContain(`${unchecked} may be at most 65 years old`);
  expect(text()).toContain(`${unchecked}’s loan may be at most 7 times the income of a year.`);
  await type(/Your income a month/, "4000");
  expect(text()).toContain("it became AED 336,000. An expatriate’s loan may be at most 7 times");
  await type(/Your year of birth/, "1970");
  expect(text()).toContain("25 years became 8 years.");
  expect(text()).not.toContain("Not checked");
  expect(text()).toContain("AED 2,000for 8 years");
  expect(query()).toMatch(/&income=4000&.*born=1970/);
  expect(text()).toContain("Your year of birth1970");
});

test("a buyer abroad changes what a bank is assumed to lend", async () => {
  open("home=A-304&pay=mortgage&buyer=abroad&booking=2028-02-01");
  expect(screen.getByLabelText(/A bank lends at most/)).toHaveValue("50");
  expect(text()).toContain("AED 500,00050 % of the price");
  await type(/A bank lends at most/, "60");
  expect(text()).toContain("AED 600,00060 % of the price");
  expect(query()).toContain("bankShare=60");
});

test("other currencies stand beside the main totals, with the day of their rates", () => {
  open();
  act(() => chooseUnits({ currency: "USD" }));
  expect(text()).toMatch(/AED 545,000about USD 148,\d00/);
  expect(text()).toMatch(/at the rates of \d+ \w+ 20\d\d/);
});
