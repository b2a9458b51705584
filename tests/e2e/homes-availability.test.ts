import { allDevelopments } from "#catalog/developments/developments.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, homeRows } from "#tests/e2e/support/homes-list.ts";

test("homes that are sold meanwhile are shown as sold, with the time of the response", async ({
  page,
}) => {
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
  await expect(page.locator(`[id="${home?.number}"]`)).toContainText("Sold");
});

test.describe("without a response about the availability", () => {
  test.use({ expectedConsole: [/503/] });

  test("the state of the build stays, with its date", async ({ page }) => {
    await page.route("/api/availability", (route) => route.fulfill({ status: 503, body: "" }));
    await goto(page, "/homes/warsan-tower");
    const { asOf } = allDevelopments().find(({ key }) => key === "warsan-tower")!.availability;
    const [day = "", time = ""] = asOf.split("T");
    const moment = `${plainDate(day)}, ${time.slice(0, 5)}`;
    await expect(page.getByText(`Availability as of ${moment}`)).toBeVisible();
    await expect(homeRows(page).first()).toContainText("Available");
  });
});

test("homes that are not released say so and lead to the register of interest", async ({
  page,
}) => {
  await goto(page, "/homes/indus-residence-phase-2");
  await expect(page.getByRole("heading", { name: /is not on sale yet/ })).toBeVisible();
  await expect(homeRows(page).first()).toContainText("indicative");
  await expect(homeRows(page).first()).toContainText("Not released");
  await page.getByRole("button", { name: "Register your interest" }).click();
  await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
});
