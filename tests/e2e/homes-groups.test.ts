import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, homeCount, homeRows } from "#tests/e2e/support/homes-list.ts";

const group = (page: Page, key: string) => page.locator(`details[id="${key}"]`);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a first look shows every home type with its price, in less than six screens", async ({
    page,
  }) => {
    await goto(page, "/homes");
    const types = new Set(everyHome.map(({ development, type }) => `${development} ${type}`));
    await expect(page.locator("details.home-group:visible")).toHaveCount(types.size);
    const studios = everyHome.filter(
      ({ development, type }) => development === "indus-residence" && type === "studio",
    );
    const free = studios.filter(({ status }) => status === "available");
    const prices = free.map(({ price }) => price ?? 0);
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    const summary = group(page, "indus-residence-studio").locator("summary");
    await expect(summary).toContainText(`${free.length} of ${studios.length} homes available`);
    await expect(summary).toContainText(
      `AED ${lowest.toLocaleString("en")} to AED ${highest.toLocaleString("en")}`,
    );
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(6 * 844);
  });

  test("chosen filters are chips, and one that is tapped is taken back", async ({ page }) => {
    await goto(page, "/homes?bedrooms=2&status=available&price-to=1300000&sun=no-late");
    const chips = page.getByRole("list", { name: "Chosen filters" });
    await expect(chips.getByRole("button")).toHaveText([
      "2 bedrooms",
      "Price up to AED 1,300,000",
      /sun after 15:00$/,
      "Available",
    ]);
    for (const chip of await chips.getByRole("button").all()) {
      const { x = 0, width = 0, height = 0 } = (await chip.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(390);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await chips.getByRole("button", { name: "Remove the filter “Available”" }).click();
    await expect(chips.getByRole("button")).toHaveCount(3);
    await expect(homeCount(page)).toBeFocused();
    await expect(page).not.toHaveURL(/status/);
  });
});

test("few homes that fit are shown at once, and many stay in their groups", async ({ page }) => {
  await goto(page, "/homes?bedrooms=0&status=available");
  const found = everyHome.filter(
    ({ bedrooms, status }) => bedrooms === 0 && status === "available",
  );
  expect(found.length).toBeLessThanOrEqual(30);
  await expect(homeRows(page)).toHaveCount(found.length);
  await goto(page, "/homes?bedrooms=2");
  await expect(page.locator("details.home-group:visible").first()).toContainText(
    /\d+ of \d+ homes fit/,
  );
  await expect(homeRows(page)).toHaveCount(0);
});

test("an order puts all homes into one list, and the default order back into groups", async ({
  page,
}) => {
  await goto(page, "/homes");
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.selectOption("Highest price");
  await expect(homeRows(page)).toHaveCount(everyHome.length);
  await order.selectOption("By development and type");
  await expect(homeRows(page)).toHaveCount(0);
});

test("a group is opened by keyboard, and Back without a cache finds it open at the same place", async ({
  page,
}) => {
  await goto(page, "/homes");
  await group(page, "warsan-tower-two-bedroom").locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(homeRows(page).first()).toBeVisible();
  const link = homeRows(page).nth(9).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 100));
  const before = await scrolled(page);
  await page.evaluate(() => location.assign("/about"));
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(group(page, "warsan-tower-two-bedroom")).toHaveAttribute("open");
  await expect.poll(() => scrolled(page)).toBe(before);
  await expect(link).toBeInViewport();
});

test("a link to a home's row opens its group", async ({ page }) => {
  await goto(page, "/homes/warsan-tower#A-201");
  await expect(page.locator("tr:target")).toBeInViewport();
  await expect(page.locator("details.home-group[open]")).toHaveCount(1);
  await expect(page.locator("tr:target").getByRole("button")).toBeVisible();
});

test("a link with filters is shown only with them", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const groups = [...document.querySelectorAll(".home-group")];
      const visible = groups.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      if (groups.length > 0 && visible.length > 0) seen.push(visible.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await goto(page, "/homes?development=warsan-tower");
  const types = new Set(
    everyHome.filter((one) => one.development === "warsan-tower").map(({ type }) => type),
  );
  await expect(page.locator("details.home-group:visible")).toHaveCount(types.size);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(new Set(seen)).toEqual(new Set([types.size]));
});
