import {
  aed,
  booking,
  development,
  download,
  home,
  homePath,
  monthIn,
  openCalendar,
  otherHome,
  purchasePlanOf,
} from "#tests/e2e/support/cash-calendar.ts";
import { rates } from "#catalog/rates.ts";
import { currenciesOf } from "#domain/homes/currency.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { parseCalendar } from "#tests/e2e/support/parse-calendar.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";

test("a resident expatriate reads the cash before the keys with a mortgage", async ({ page }) => {
  const calendar = await openCalendar(page);
  const main = calendar.locator("data").first();
  await expect(main).toHaveText(aed(purchasePlanOf().totals.beforeKeys));
  await calendar.getByRole("radio", { name: "Mortgage" }).check();
  await expect(calendar.getByRole("combobox", { name: "You are" })).toHaveValue("resident");
  const { totals, mortgage } = purchasePlanOf({ pay: "mortgage" });
  await expect(main).toHaveText(aed(totals.beforeKeys));
  const figures = calendar.getByRole("table", { name: "In figures" });
  await expect(figures).toContainText(aed(mortgage?.monthlyPayment ?? 0));
  await expect(calendar.getByLabel("Your own share")).toHaveAccessibleDescription(
    /at most 50\s% loan/,
  );
  await expect(figures.getByRole("columnheader", { name: "12 months late" })).toBeVisible();
});

test("what is due in March 2027 is one choice away", async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.getByRole("combobox", { name: "Go to a month" }).selectOption("March 2027");
  const march = monthIn(calendar, "March 2027");
  await expect(march).toBeInViewport();
  const due = purchasePlanOf().totals.byMonth.find(({ month }) => month === "2027-03");
  await expect(march).toContainText(aed(due?.amount ?? 0));
  await expect(march).toContainText("on this fixed day. Terms of Warsan Tower.");
  await expect(march.getByRole("rowheader")).toBeFocused();
});

test("a link opens with its choices, and a change is in the URL without a history entry", async ({
  page,
}) => {
  const query = `pay=mortgage&deposit=60&rate=5&booking=${booking}&bedrooms=2`;
  const calendar = await openCalendar(page, query);
  const choices = { pay: "mortgage", deposit: 0.6, rate: 0.05 } as const;
  await expect(calendar.locator("data").first()).toHaveText(
    aed(purchasePlanOf(choices).totals.beforeKeys),
  );
  const entries = await page.evaluate(() => history.length);
  await calendar.getByRole("combobox", { name: "You sell" }).selectOption("5 years after the keys");
  await expect(page).toHaveURL(`${homePath}&${query}&years=5`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await waitForHydration(page);
  await expect(calendar.getByText("Return a year (IRR)")).toBeVisible();
  await expect(calendar.getByLabel("Your own share")).toHaveValue("60");
});

test("what the buyer told stays for the next home, and every link has it", async ({ page }) => {
  await goto(page, `/homes/${development}`);
  const openHome = (number: string) =>
    page
      .getByRole("link", { name: new RegExp(`^${number}`) })
      .last()
      .click();
  await openHome(home.number);
  const calendar = page.getByRole("dialog").filter({ hasText: "Cash before the keys" });
  await calendar.getByRole("radio", { name: "Mortgage" }).check();
  await calendar.getByLabel("Interest rate a year").fill("6");
  await calendar.getByRole("button", { name: "Close this home" }).click();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(`/homes/${development}`);
  await openHome(otherHome.number);
  await expect(calendar.getByRole("radio", { name: "Mortgage" })).toBeChecked();
  await expect(calendar.getByLabel("Interest rate a year")).toHaveValue("6");
  const inputs = new RegExp(`home=${otherHome.number}.*pay=mortgage.*rate=6.*booking=`);
  const mail = calendar.getByRole("link", { name: "Share by e-mail" });
  await expect
    .poll(async () => decodeURIComponent((await mail.getAttribute("href")) ?? ""))
    .toMatch(inputs);
  await page.emulateMedia({ media: "print" });
  await expect(calendar.getByText(/Printed from/)).toHaveText(inputs);
});

test("the files have an event with a reminder for each payment, and a row for each line", async ({
  page,
}) => {
  const calendar = await openCalendar(page, "pay=mortgage&rent=60000&years=3");
  const { lines, totals } = purchasePlanOf({ pay: "mortgage", rent: 6_000_000, years: 3 });
  const file = await download(page, calendar.getByRole("button", { name: "Add to calendar" }));
  expect(file.name).toBe(`warsan-tower-${home.number}.ics`);
  const events = parseCalendar(file.text);
  const payments = lines.filter(({ amount, fromLoan = 0 }) => amount > fromLoan);
  expect(events.map(({ DTSTART }) => DTSTART)).toEqual(
    payments.map(({ date }) => date.replaceAll("-", "")),
  );
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
  for (const event of events) {
    expect(event.alarm).toBe("-P7D");
    expect(event.SUMMARY).toMatch(/, AED\s[\d,.]+, .*, Warsan Tower$/);
  }

  const table = await download(page, calendar.getByRole("button", { name: "Table (CSV)" }));
  expect(table.name).toBe(`warsan-tower-${home.number}.csv`);
  const rows = table.text.trimEnd().split("\r\n").slice(1);
  expect(rows).toHaveLength(lines.length);
  const amounts = rows.map((row) => Number(/^[^,]+,(?:"[^"]*"|[^,]*),(-?[\d.]+),/.exec(row)?.[1]));
  expect(Math.round(100 * amounts.reduce((sum, amount) => sum + amount, 0))).toBe(totals.all);
});

test("on paper the inputs and all years are listed", async ({ page }) => {
  const calendar = await openCalendar(page, "pay=mortgage&years=2");
  await page.emulateMedia({ media: "print" });
  await expect(calendar.getByRole("form", { name: "Your purchase" })).toBeHidden();
  await expect(calendar.getByText("Your figures")).toBeVisible();
  await expect(calendar.getByText("2028, after the keys")).toBeVisible();
  await expect(monthIn(calendar, "November 2026")).toBeVisible();
  await expect(
    calendar.getByText(/This sheet can be made again with:.*pay=mortgage/),
  ).toBeVisible();
});

test("the calendar fits a screen of 320 pixels in every currency", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const currency of currenciesOf(rates)) {
    const calendar = await openCalendar(
      page,
      `pay=mortgage&income=4000&born=1970&rent=61234.5&years=5&delay=6&currency=${currency}`,
    );
    await expect(calendar.getByRole("columnheader", { name: "6 months late" })).toBeVisible();
    if (currency !== rates.currency) {
      await expect(calendar.getByText(`about ${currency} `).first()).toBeVisible();
    }
    const form = calendar.getByRole("form", { name: "Your purchase" });
    expect(await form.evaluate(partsBeyondScreen), currency).toEqual([]);
  }
});

/** Whatever of the calendar, or of the page as a whole, reaches beyond the screen. */
function partsBeyondScreen(form: Element): string[] {
  const parts = form.parentElement!.parentElement!.querySelectorAll("table, table *, data, p, li");
  return [document.documentElement, ...parts]
    .filter((part) => part.clientWidth > 1 && part.checkVisibility())
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return part.scrollWidth > part.clientWidth + 1 || left < 0 || right > innerWidth;
    })
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`);
}

test("a converted amount in rupees is in crore and lakh, and the dirhams are exact", async ({
  page,
}) => {
  const calendar = await openCalendar(page, "currency=PKR");
  const { totals } = purchasePlanOf();
  await expect(calendar.locator("data").first()).toHaveText(aed(totals.beforeKeys));
  await expect(calendar.getByText(/^about PKR [\d.]{1,5} crore$/).first()).toBeVisible();
});
