import { allDevelopments, findDevelopment } from "#catalog/developments/developments.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { homeDialog, homeOf } from "#tests/e2e/support/home-dialog.ts";
import { everyHome, homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";

test("homes that are sold meanwhile are shown as sold without a price, with the time of the response", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-16T10:00:00+04:00");
  const home = everyHome.find(
    ({ development, status }) => development === "warsan-tower" && status === "available",
  );
  await page.route("/api/availability", (route) =>
    route.fulfill({
      json: {
        asOf: "2026-11-16T09:15:00+04:00",
        developments: {
          "warsan-tower": {
            asOf: "2026-11-16T09:15:00+04:00",
            reserved: [],
            sold: [home?.number],
          },
        },
      },
    }),
  );
  await goto(page, "/homes/warsan-tower");
  await expect(
    page.getByText("Availability as of 16 November 2026, 09:15, Dubai time."),
  ).toBeVisible();
  const row = page.locator(`[id="${home?.number}"]`);
  await expect(row).toContainText("Sold");
  await expect(row).not.toContainText("AED");
});

test("a home says when its price and its status were last changed", async ({ page }) => {
  const { number, price } = homeOf("warsan-tower", "available");
  const state = { asOf: "2026-11-16T09:15:00+04:00", reserved: [number], sold: [] };
  const changed = { [number]: "2026-11-16T09:15:00+04:00" };
  await page.route("/api/availability", (route) =>
    route.fulfill({
      json: { asOf: state.asOf, developments: { "warsan-tower": { ...state, changed } } },
    }),
  );
  await goto(page, `/homes/warsan-tower?home=${number}`);
  const since = findDevelopment("warsan-tower")!.prices.since!;
  expect(price).not.toBeNull();
  await expect(homeDialog(page)).toContainText(
    `The price has been valid since ${plainDate(since)}. The status was changed on 16 November 2026, 09:15, Dubai time.`,
  );
  const other = homeOf("indus-residence", "sold");
  await goto(page, `${other.path}?home=${other.number}`);
  await expect(homeDialog(page)).toContainText(
    "The status has not changed since our list of 15 November 2026.",
  );
  await expect(homeDialog(page)).not.toContainText("The price has been valid since");
});

test("availability that is older than a day says so in words, and nothing moves", async ({
  page,
}) => {
  const asOf = "2026-11-15T17:30:00+04:00";
  await page.route("/api/availability", (route) =>
    route.fulfill({ json: { asOf, developments: {} } }),
  );
  await page.clock.setFixedTime("2026-11-18T09:00:00+04:00");
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/homes/indus-residence");
  const text = page.getByText(
    "Availability as of 3 days ago, 15 November 2026, 17:30, Dubai time.",
  );
  await expect(text).toBeVisible();
  const heights = await text.evaluate((element) => {
    const aged = element.clientHeight;
    element.textContent = "Availability as of 15 November 2026, 17:30, Dubai time.";
    return [aged, element.clientHeight];
  });
  expect(heights[0]).toBe(heights[1]);
});

test("paper has the time of the availability without its age", async ({ page }) => {
  const asOf = "2026-11-15T17:30:00+04:00";
  await page.route("/api/availability", (route) =>
    route.fulfill({ json: { asOf, developments: {} } }),
  );
  await page.clock.setFixedTime("2026-11-18T09:00:00+04:00");
  const { number, path } = homeOf("indus-residence", "available");
  for (const url of [`${path}?home=${number}`, `/homes?compare=indus-residence.${number}`]) {
    await page.emulateMedia({ media: "screen" });
    await goto(page, url);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/as of 3 days ago/)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(dialog.getByText(/as of 3 days ago/)).toBeHidden();
    await expect(dialog.getByText(/as of 15 November 2026, 17:30/)).toBeVisible();
  }
});

test.describe("without a response about the availability", () => {
  test.use({ expectedConsole: [/503/] });

  test("the state of the build stays, with its date", async ({ page }) => {
    await page.route("/api/availability", (route) => route.fulfill({ status: 503, body: "" }));
    await page.clock.setFixedTime("2026-11-15T18:00:00+04:00");
    await goto(page, "/homes/warsan-tower");
    const { asOf } = allDevelopments().find(({ key }) => key === "warsan-tower")!.availability;
    const [day = "", time = ""] = asOf.split("T");
    const moment = `${plainDate(day)}, ${time.slice(0, 5)}`;
    await expect(page.getByText(`Availability as of ${moment}`)).toBeVisible();
    await openGroups(page);
    await expect(homeRows(page).first()).toContainText("Available");
  });
});

test("homes that are not released say so and lead to the register of interest", async ({
  page,
}) => {
  await goto(page, "/homes/indus-residence-phase-2");
  await expect(page.getByRole("heading", { name: /is not on sale yet/ })).toBeVisible();
  await openGroups(page);
  await expect(homeRows(page).first()).toContainText("indicative");
  await expect(homeRows(page).first()).toContainText("Not released");
  await page.getByRole("button", { name: "Register your interest" }).click();
  await expect(page.getByRole("dialog", { name: "Register your interest" })).toBeVisible();
});
