// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { company } from "#catalog/company.ts";
import { saveBuyerProfile } from "#site/store/buyer-profile.ts";
import { newBuyer, openCalendar, shownQuery, shownText, typeInto } from "./test-open-calendar.tsx";

let user: UserEvent;

beforeEach(() => {
  user = newBuyer();
});

test("the choices of a link are used", () => {
  openCalendar("home=A-304&pay=mortgage&deposit=60&booking=2026-12-01");
  expect(shownText()).toContain("AED 400,00040 % of the price");
  expect(shownText()).toContain("at most 50 % loan");
  expect(screen.getByLabelText(/Your own share/)).toHaveValue("60");
});

test("a choice changes the figures at once, then the URL, which keeps the rest of it", async () => {
  openCalendar("home=A-304&bedrooms=2");
  await user.click(screen.getByLabelText("Mortgage"));
  expect(shownText()).toContain("Monthly payment");
  expect(location.search).toBe("?home=A-304&bedrooms=2");
  expect(shownQuery()).toBe("?home=A-304&bedrooms=2&pay=mortgage&booking=2026-11-16");
});

test("what the buyer told for one home is used for the next, except its dates", async () => {
  openCalendar();
  await user.click(screen.getByLabelText("Mortgage"));
  await typeInto(user, /Interest rate/, "6");
  await typeInto(user, /Day of booking/, "2027-01-04");
  await user.selectOptions(screen.getByLabelText(/Handover/), "12");
  cleanup();
  openCalendar("home=A-305");
  expect(screen.getByLabelText("Mortgage")).toBeChecked();
  expect(screen.getByLabelText(/Interest rate/)).toHaveValue("6");
  expect(screen.getByLabelText(/Day of booking/)).toHaveValue("2026-11-16");
  expect(screen.getByLabelText(/Handover/)).toHaveValue("0");
});

test("a link shows its own figures to a buyer with another profile", () => {
  saveBuyerProfile("pay=mortgage&rate=6");
  openCalendar("home=A-304&booking=2026-11-16");
  expect(screen.getByLabelText("Cash")).toBeChecked();
});

test("a saved profile that is no text is ignored", () => {
  localStorage.setItem("buyer-profile", '{"pay":"mortgage"}');
  openCalendar();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "buyer-profile" })));
  expect(screen.getByLabelText("Cash")).toBeChecked();
});

test("all links to the home have the inputs", () => {
  saveBuyerProfile("pay=mortgage");
  openCalendar("home=A-304&bedrooms=2");
  const path = "/homes/warsan-tower?home=A-304&bedrooms=2&pay=mortgage&booking=2026-11-16";
  expect(screen.getByTestId("link").textContent).toBe(path);
  expect(shownText()).toContain(`This sheet can be made again with: ${company.siteUrl}${path}`);
});

test("a senseless link is corrected with notes and without NaN", () => {
  openCalendar(
    "home=A-304&pay=mortgage&term=200&deposit=-5&rate=x&income=none&booking=2027-02-30&years=0",
  );
  expect(shownText()).toContain("“200” became 25 years. At most 25 years.");
  expect(shownText()).toContain("“-5” became 0 %.");
  expect(shownText()).toContain("“x” became 4.5 %.");
  expect(shownText()).toContain("“2027-02-30” became 28 February 2027.");
  expect(shownText()).toContain("“0” became 1 year after the keys.");
  expect(document.body.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  expect(screen.getByLabelText(/Years of the loan/)).toHaveValue("25");
});

test("a correction is shown where its field is not asked", () => {
  openCalendar("rent=lots&term=200");
  expect(shownText()).toContain("Rent a year: “lots” became AED 0.");
  expect(shownText()).toContain("Years of the loan: “200” became 25 years.");
  expect(screen.queryByLabelText(/Rent a year/)).not.toBeInTheDocument();
});

test("a field shows what is typed, and after that what is used", async () => {
  openCalendar("pay=mortgage");
  await typeInto(user, /Years of the loan/, "200");
  expect(screen.getByLabelText(/Years of the loan/)).toHaveValue("200");
  expect(shownText()).toContain("“200” became 25 years");
  shownQuery();
  expect(shownText()).toContain("“200” became 25 years");
  await user.tab();
  expect(screen.getByLabelText(/Years of the loan/)).toHaveValue("25");
  await typeInto(user, /Years of the loan/, "20");
  expect(shownText()).not.toContain("became 25 years");
});

test("a link that books before the expected release is corrected", () => {
  openCalendar("home=A-304&booking=2026-11-16", false);
  expect(shownText()).toContain(
    "“2026-11-16” became 18 January 2027. Nothing can be booked before the expected release.",
  );
});

test("limits by income and age are checked once the buyer gives them, and the link has them", async () => {
  openCalendar("home=A-304&pay=mortgage");
  const unchecked = "Not checked, as you left it empty. An expatriate";
  expect(shownText()).toContain(`${unchecked} may be at most 65 years old`);
  expect(shownText()).toContain(`${unchecked}’s loan may be at most 7 times the income of a year.`);
  await typeInto(user, /Your income a month/, "4000");
  expect(shownText()).toContain(
    "it became AED 336,000. An expatriate’s loan may be at most 7 times",
  );
  await typeInto(user, /Your year of birth/, "1970");
  expect(shownText()).toContain("25 years became 8 years.");
  expect(shownText()).not.toContain("Not checked");
  expect(shownText()).toContain("AED 2,000for 8 years");
  expect(shownQuery()).toMatch(/&income=4000&.*born=1970/);
  expect(shownText()).toContain("Your year of birth1970");
});

test("a buyer abroad changes what a bank is assumed to lend", async () => {
  openCalendar("home=A-304&pay=mortgage&buyer=abroad&booking=2028-02-01");
  expect(screen.getByLabelText(/A bank lends at most/)).toHaveValue("50");
  expect(shownText()).toContain("AED 500,00050 % of the price");
  await typeInto(user, /A bank lends at most/, "60");
  expect(shownText()).toContain("AED 600,00060 % of the price");
  expect(shownQuery()).toContain("bankShare=60");
});
