import type { Locator } from "@playwright/test";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { rates } from "#catalog/rates.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, gotoHomes, homeCount, homeRows } from "#tests/e2e/support/homes-list.ts";

const developments = allDevelopments();

const fits = (home: (typeof everyHome)[number]) =>
  home.bedrooms === 2 && home.noLateSun && home.status === "available";

test("a buyer finds the cheapest available two-bedroom home without sun after 15:00", async ({
  page,
}) => {
  await gotoHomes(page, "/homes");
  await expect(homeCount(page)).toHaveText(`${everyHome.length} homes`);
  const open = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const bar = page.getByRole("search", { name: "Find a home" });

  await open("Bedrooms");
  const two = everyHome.filter(({ bedrooms }) => bedrooms === 2);
  await bar.getByRole("checkbox", { name: `2 bedrooms (${two.length})` }).check();
  await expect(homeCount(page)).toHaveText(`${two.length} of ${everyHome.length} homes`);
  await open("Sun");
  await bar.getByRole("checkbox", { name: /^No direct sun after 15:00/ }).check();
  await bar.getByRole("button", { name: "Status" }).click();
  await bar.getByRole("checkbox", { name: /^Available/ }).check();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Status" })).toBeFocused();

  const found = everyHome.filter(fits).toSorted((one, other) => one.price - other.price);
  await expect(homeCount(page)).toHaveText(`${found.length} of ${everyHome.length} homes`);
  await expect(homeRows(page)).toHaveCount(found.length);
  const first = homeRows(page).first();
  await expect(first).toContainText(found[0]?.number ?? "none");
  await expect(first).toContainText(`AED ${found[0]?.price.toLocaleString("en")}`);
  await expect(page).toHaveURL("/homes?bedrooms=2&status=available&sun=no-late");

  await page.goBack();
  await expect(homeCount(page)).toHaveText(
    `${two.filter(({ noLateSun }) => noLateSun).length} of ${everyHome.length} homes`,
  );
});

test("a click on the words of a filter's option ticks it, and its menu stays open", async ({
  page,
}) => {
  await gotoHomes(page, "/homes");
  const bar = page.getByRole("search", { name: "Find a home" });
  const two = everyHome.filter(({ bedrooms }) => bedrooms === 2);
  await bar.getByRole("button", { name: "Bedrooms", exact: true }).click();
  await bar.getByText(`2 bedrooms (${two.length})`).click();
  await expect(bar.getByRole("checkbox", { name: /^2 bedrooms/ })).toBeChecked();
  await expect(homeCount(page)).toHaveText(`${two.length} of ${everyHome.length} homes`);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(bar.getByRole("checkbox")).toHaveCount(0);
});

test("a link with filters applies them on a phone before the visitor scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/homes?bedrooms=2");
  const two = everyHome.filter(({ bedrooms }) => bedrooms === 2);
  await expect(homeRows(page)).toHaveCount(two.length);
});

test("a link with filters opens with them, and nonsense in it is corrected with a note", async ({
  page,
}) => {
  await gotoHomes(
    page,
    "/homes?bedrooms=2&bedrooms=99&price=-5&floor-to=abc&sort=-price&currency=XXX&unit=acre&status=",
  );
  const two = everyHome.filter(({ bedrooms }) => bedrooms === 2);
  await expect(homeRows(page)).toHaveCount(two.length);
  const notes = page.getByRole("main").getByRole("status").filter({ hasText: "The link asks" });
  await expect(notes).toContainText("bedrooms “99”");
  await expect(notes).toContainText("price “-5”");
  await expect(notes).toContainText("floor “abc”");
  await expect(notes).toContainText("unit “acre”");
  await expect(notes).toContainText("currency “XXX”");
  const dearest = two.toSorted((one, other) => other.price - one.price)[0];
  await expect(homeRows(page).first()).toContainText(dearest?.price.toLocaleString("en") ?? "");
});

test("a link to a home that names no development gets a note", async ({ page }) => {
  await gotoHomes(page, "/homes?home=A-304");
  await expect(page.getByText("The link asks for home “A-304”")).toBeVisible();
});

test("a filtered list shared by its URL is the same in another browser", async ({
  page,
  browser,
}) => {
  await gotoHomes(page, "/homes/warsan-tower");
  const bar = page.getByRole("search", { name: "Find a home" });
  await bar.getByRole("button", { name: "Bedrooms", exact: true }).click();
  await bar.getByRole("checkbox", { name: /^2 bedrooms/ }).check();
  await bar.getByRole("button", { name: "Sun", exact: true }).click();
  await bar.getByRole("checkbox", { name: /^Morning sun/ }).check();
  await expect(page).toHaveURL("/homes/warsan-tower?bedrooms=2&sun=morning");
  const numbers = await homeRows(page).getByRole("link").allTextContents();
  const unfit = await page.locator("[data-home][data-mark=unfit]").count();
  const context = await browser.newContext();
  const other = await context.newPage();
  await gotoHomes(other, page.url());
  await expect(homeRows(other).getByRole("link")).toHaveText(numbers);
  await expect(other.locator("[data-home][data-mark=unfit]")).toHaveCount(unfit);
  expect(unfit).toBeGreaterThan(0);
  await context.close();
});

test.describe("a development that does not exist", () => {
  test.use({ expectedConsole: [/404/] });

  test("gets the 404 page", async ({ page }) => {
    const response = await page.goto("/homes/moon-tower");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page Not Found!" })).toBeVisible();
  });
});

test("an empty result says which filter to remove", async ({ page }) => {
  await gotoHomes(page, "/homes?floor-from=20&outlook=garden");
  await expect(page.getByRole("heading", { name: "No home fits all of this" })).toBeVisible();
  const gardens = everyHome.filter(({ outlook }) => outlook === "garden").length;
  await page.getByRole("button", { name: `Without “Floor”: ${gardens} homes` }).click();
  await expect(homeRows(page)).toHaveCount(gardens);
});

test("columns sort up, down and back to the default order", async ({ page }) => {
  await gotoHomes(page, "/homes");
  const table = page.getByRole("table", { name: "Homes" });
  const price = table.getByRole("columnheader", { name: "Price" });
  const prices = everyHome.map(({ price }) => price).toSorted((one, other) => one - other);
  await price.getByRole("button").click();
  await expect(price).toHaveAttribute("aria-sort", "ascending");
  await expect(homeRows(page).first()).toContainText(prices[0]?.toLocaleString("en") ?? "");
  await price.getByRole("button").click();
  await expect(price).toHaveAttribute("aria-sort", "descending");
  await expect(homeRows(page).first()).toContainText(prices.at(-1)?.toLocaleString("en") ?? "");
  await price.getByRole("button").click();
  await expect(price).not.toHaveAttribute("aria-sort");
  await expect(page).toHaveURL("/homes");
});

test("currency and unit are kept, and a converted price says about, its date and source", async ({
  page,
}) => {
  await gotoHomes(page, "/homes");
  await page.getByRole("combobox", { name: "Currency" }).selectOption("USD");
  await page.getByRole("combobox", { name: "Unit of area" }).selectOption("m²");
  await expect(homeRows(page).first()).toContainText(/about USD [\d,]+/);
  await expect(homeRows(page).first()).toContainText(/\d+\.\d m²/);
  const day = plainDate(rates.date);
  const note = `Other currencies are about right, at the rates of ${day}.`;
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText(/from about USD [\d,]+, at the rates of \d/)).toHaveCount(
    developments.length,
  );
  await gotoHomes(page, "/homes/warsan-tower");
  await expect(homeRows(page).first()).toContainText(/about USD [\d,]+/);
});

test("on a phone the filters open in a drawer that says how many homes it shows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHomes(page, "/homes/indus-residence");
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("checkbox", { name: /^Studio/ }).check();
  const studios = everyHome.filter(
    ({ development, bedrooms }) => development === "indus-residence" && bedrooms === 0,
  );
  await drawer.getByRole("button", { name: `Show ${studios.length} homes` }).click();
  await expect(drawer).toBeHidden();
  await expect(homeRows(page)).toHaveCount(studios.length);
});

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
  await gotoHomes(page, "/homes/warsan-tower");
  await expect(
    page.getByText("Availability as of 16 November 2026, 09:15, Dubai time."),
  ).toBeVisible();
  await expect(page.locator(`[id="${home?.number}"]`)).toContainText("Sold");
});

test.describe("without a response about the availability", () => {
  test.use({ expectedConsole: [/503/] });

  test("the state of the build stays, with its date", async ({ page }) => {
    await page.route("/api/availability", (route) => route.fulfill({ status: 503, body: "" }));
    await gotoHomes(page, "/homes/warsan-tower");
    const { asOf } = developments.find(({ key }) => key === "warsan-tower")!.availability;
    const [day = "", time = ""] = asOf.split("T");
    const moment = `${plainDate(day)}, ${time.slice(0, 5)}`;
    await expect(page.getByText(`Availability as of ${moment}`)).toBeVisible();
    await expect(homeRows(page).first()).toContainText("Available");
  });
});

test("homes that are not released say so and lead to the register of interest", async ({
  page,
}) => {
  await gotoHomes(page, "/homes/indus-residence-phase-2");
  await expect(page.getByRole("heading", { name: /is not on sale yet/ })).toBeVisible();
  await expect(homeRows(page).first()).toContainText("indicative");
  await expect(homeRows(page).first()).toContainText("Not released");
  await page.getByRole("button", { name: "Register your interest" }).click();
  await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { key, permit, project } of developments) {
    test(`the homes of ${key} show the advertising permit and a picture of a room`, async ({
      page,
    }) => {
      const line = `${project.title}: advertising permit ${permit}`;
      await page.goto("/homes");
      await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
      await page.goto(`/homes/${key}`);
      await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
      const room = page.getByRole("region", { name: "Inside a sample flat" }).getByRole("img");
      await expect(room).toBeVisible();
    });
  }

  test("all homes are in the list, and a link on the façade leads to its row", async ({ page }) => {
    await page.goto("/homes");
    const main = page.getByRole("main");
    await expect(page.getByRole("table", { name: "Homes" }).locator("tbody tr")).toHaveCount(
      everyHome.length,
    );
    await expect(page.getByRole("button", { name: "Bedrooms" })).toBeHidden();
    await main.getByRole("link", { name: "Indus Residence", exact: true }).click();
    await page.getByRole("link", { name: /^B-302, 1 bedroom, / }).click();
    await expect(page).toHaveURL("/homes/indus-residence?home=B-302#B-302");
    await expect(page.locator("tr:target")).toContainText("B-302");
    await expect(page.locator("tr:target")).toBeInViewport();
  });

  test("on a phone a price ends inside its row, and the row of a link is below the bars", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/homes/warsan-tower?home=A-201#A-201");
    const row = page.locator("tr:target");
    await expect(row).toBeInViewport();
    const endOf = async (part: Locator) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return x + width;
    };
    expect(await endOf(row.getByText(/^AED/))).toBeLessThanOrEqual(await endOf(row));
    const homes = everyHome.filter(({ development }) => development === "warsan-tower");
    const bars = page.locator(".sticky").filter({ hasText: `${homes.length} homes` });
    const { y = 0, height = 0 } = (await bars.boundingBox()) ?? {};
    expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });
});

test("open filters, a comparison and a drawer are accessible", async ({ page }) => {
  await gotoHomes(
    page,
    "/homes?floor-from=20&compare=warsan-tower.A-501&compare=indus-residence.B-302",
  );
  await expect(page.getByRole("heading", { name: "Compare homes" })).toBeVisible();
  await page.getByRole("button", { name: "Bedrooms" }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("the menu, the project list and a development's page lead to its homes", async ({ page }) => {
  await goto(page, "/project");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Choose a home" })).toHaveCount(developments.length);
  await page.getByRole("button", { name: "Projects submenu" }).click();
  await page.getByRole("link", { name: "Homes for sale" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your home");
  await goto(page, "/project-single/3");
  await main.getByRole("link", { name: "Choose a home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes in Warsan Tower");
  await goto(page, "/");
  await expect(main.getByText("Choose a home")).toHaveCount(developments.length);
});
