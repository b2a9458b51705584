import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, homeRows, openGroups, othersLike } from "#tests/e2e/support/homes-list.ts";

const onFacade = (page: Page, number: string) =>
  page.getByRole("link", { name: new RegExp(`^${number}, `) }).and(page.locator("[data-home]"));

test("a home is chosen on the façade by keyboard, and Back returns to the façade", async ({
  page,
}) => {
  await goto(page, "/homes/indus-residence");
  const facade = page.getByRole("group", { name: "Façade: Garden side, north wing" });
  await expect(facade.locator("a[tabindex='0']")).toHaveCount(1);
  await facade.locator("a[tabindex='0']").focus();
  await page.keyboard.press("Home");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-home"));
  expect(first).toMatch(/^B-1\d\d$/);
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"]) {
    await page.keyboard.press(key);
  }
  const number = first?.replace("-1", "-4") ?? "";
  await expect(onFacade(page, number)).toBeFocused();
  await expect(page.locator(".facade-card")).toContainText(number);
  await page.keyboard.press("ArrowRight");
  const next = await page.evaluate(() => document.activeElement?.getAttribute("data-home"));
  expect(next).toMatch(/^B-4\d\d$/);
  expect(next).not.toBe(number);
  await page.keyboard.press("ArrowLeft");
  await expect(onFacade(page, number)).toBeFocused();
  await page.keyboard.press("End");
  await expect(onFacade(page, number)).not.toBeFocused();
  await page.keyboard.press("Home");
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: new RegExp(number) });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/homes/indus-residence?home=${number}`);
  await expect(page).toHaveTitle(new RegExp(`^${number}, Indus Residence`));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/homes/indus-residence");
  await expect(page).toHaveTitle(/^Homes in Indus Residence/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(onFacade(page, number)).toBeFocused();
});

test("closing a home by its button also returns to the list, and Back leaves the page", async ({
  page,
}) => {
  await goto(page, "/homes");
  await page.getByRole("main").getByRole("link", { name: "Warsan Tower", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes in Warsan Tower");
  await openGroups(page);
  await homeRows(page).first().getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/homes/warsan-tower");
  await page.goBack();
  await expect(page).toHaveURL("/homes");
});

test("filters fade the homes that do not fit, and the side is in the URL", async ({ page }) => {
  await goto(page, "/homes/indus-residence?bedrooms=0");
  const faded = page.locator("[data-home][data-mark=unfit]");
  await expect(faded.first()).toBeAttached();
  await page.getByText("Garden side, west wing").click();
  await expect(page).toHaveURL("/homes/indus-residence?bedrooms=0&side=court-west");
  const studios = everyHome.filter(
    ({ development, wing, bedrooms }) =>
      development === "indus-residence" && wing === "A" && bedrooms === 0,
  );
  await expect(page.locator("[data-home]:not([data-mark=unfit])")).toHaveCount(studios.length);
});

test("the legend shows every mark of the façade as it is, also of a home that is pointed at", async ({
  page,
}) => {
  await goto(page, "/homes/indus-residence?floor-from=3&side=court-north");
  const legend = page.getByRole("list", { name: "What the marks mean" });
  await expect(legend).toContainText("Does not fit the filters");
  const fillOf = (element: Element) => getComputedStyle(element).fill;
  const marks = { available: "Available", sold: "Sold", unfit: "Does not fit the filters" };
  for (const [mark, name] of Object.entries(marks)) {
    const homes = page.locator(`a[data-mark="${mark}"]`);
    const entry = legend.getByRole("listitem").filter({ hasText: name });
    await expect(entry).toHaveText(`${name} ${await homes.count()}`);
    const fill = await entry.locator("[data-mark]").evaluate(fillOf);
    expect(await homes.first().evaluate(fillOf)).toBe(fill);
    await homes.first().hover();
    await expect(homes.first()).toHaveAttribute("data-pointed");
    expect(await homes.first().evaluate(fillOf)).toBe(fill);
  }
});

test("a pointed-at home shows its facts, and a sold one its status", async ({ page }) => {
  const sold = everyHome.find(
    ({ development, status }) => development === "warsan-tower" && status === "sold",
  );
  await goto(page, "/homes/warsan-tower");
  await onFacade(page, sold?.number ?? "").hover();
  const card = page.locator(".facade-card");
  await expect(card).toContainText("Sold");
  await expect(card).toContainText(othersLike("warsan-tower", sold?.type ?? ""));
});

test("a home or side in the URL that does not exist gets a note", async ({ page }) => {
  await goto(page, "/homes/warsan-tower?home=Z-999&side=moon");
  await expect(page.getByText("There is no home Z-999 in Warsan Tower.")).toBeVisible();
  await expect(page.getByText("the side “moon”")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openGroups(page);
  await expect(homeRows(page)).toHaveCount(120);
});

test("an empty home in the URL asks for none, and small letters are read", async ({ page }) => {
  await goto(page, "/homes/warsan-tower?home=&side=");
  await expect(page.getByText("There is no home")).toHaveCount(0);
  await expect(page.getByText("which this building does not have")).toHaveCount(0);
  await goto(page, "/homes/warsan-tower?home=a-501");
  await expect(page.getByRole("dialog", { name: /^A-501/ })).toBeVisible();
});

test.describe("with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first tap shows a home, its button opens it", async ({ page }) => {
    await goto(page, "/homes/indus-residence");
    await onFacade(page, "B-302").tap();
    const card = page.locator(".facade-card");
    await expect(card).toContainText("B-302");
    await expect(page).toHaveURL("/homes/indus-residence");
    await card.getByRole("link", { name: "See this home" }).tap();
    await expect(page.getByRole("dialog", { name: /B-302/ })).toBeVisible();
  });

  test("a tap on a sold home marks it and says so, in view", async ({ page }) => {
    const sold = everyHome.find(
      ({ development, status }) => development === "warsan-tower" && status === "sold",
    );
    await goto(page, "/homes/warsan-tower");
    const shape = onFacade(page, sold?.number ?? "");
    await shape.tap();
    await expect(shape).toHaveAttribute("data-pointed", "true");
    const card = page.locator(".facade-card");
    await expect(card.getByText("Sold", { exact: true })).toBeInViewport();
    await expect(card).not.toContainText(/^AED/);
  });
});

test("a tower is seen whole on a laptop, with its floors beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/homes/warsan-tower");
  const picture = page.locator(".facade-stage");
  const bars = page.locator(".sticky").filter({ hasText: "homes" });
  const { height: bar = 0 } = (await bars.boundingBox()) ?? {};
  const header = await page.getByRole("banner").evaluate((one) => one.clientHeight);
  const { height = 0 } = (await picture.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(480);
  expect(height).toBeLessThanOrEqual(900 - header - bar);
  const floors = page.getByRole("list", { name: "Homes by floor" }).getByRole("listitem");
  const tower = everyHome.filter(({ development }) => development === "warsan-tower");
  await expect(floors).toHaveCount(new Set(tower.map(({ floor }) => floor)).size);
  const top = Math.max(...tower.map(({ floor }) => floor));
  const free = tower.filter(({ floor, status }) => floor === top && status === "available").length;
  await expect(floors.first()).toHaveText(`Floor ${top}${free > 0 ? `${free} available` : ""}`);
});
