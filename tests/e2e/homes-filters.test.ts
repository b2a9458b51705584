import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyHome, homeCount, homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";

const fits = (home: (typeof everyHome)[number]) =>
  home.bedrooms === 2 && home.noLateSun && home.status === "available";

const byPrice = (one: { price: number | null }, other: { price: number | null }) =>
  (one.price ?? 0) - (other.price ?? 0);

test("a buyer finds the cheapest available two-bedroom home with little or no sun after 15:00", async ({
  page,
}) => {
  await goto(page, "/homes");
  await expect(homeCount(page)).toHaveText(`${everyHome.length} homes`);
  const open = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const bar = page.getByRole("search", { name: "Find a home" });

  await open("Bedrooms");
  const two = everyHome.filter(({ bedrooms }) => bedrooms === 2);
  await bar.getByRole("checkbox", { name: `2 bedrooms (${two.length})` }).check();
  await expect(homeCount(page)).toHaveText(`${two.length} of ${everyHome.length} homes`);
  await open("Sun");
  await bar.getByRole("checkbox", { name: /^Little or no sun after 15:00/ }).check();
  await bar.getByRole("button", { name: "Status" }).click();
  await bar.getByRole("checkbox", { name: /^Available/ }).check();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Status" })).toBeFocused();

  const found = everyHome.filter(fits).toSorted(byPrice);
  await expect(homeCount(page)).toHaveText(`${found.length} of ${everyHome.length} homes`);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest price");
  await expect(homeRows(page)).toHaveCount(found.length);
  const first = homeRows(page).first();
  await expect(first).toContainText(found[0]?.number ?? "none");
  await expect(first).toContainText(`AED ${found[0]?.price?.toLocaleString("en")}`);
  await expect(page).toHaveURL("/homes?bedrooms=2&status=available&sun=no-late&sort=price");

  await page.goBack();
  await expect(page).toHaveURL("/homes?bedrooms=2&status=available&sun=no-late");
  await page.goBack();
  await expect(homeCount(page)).toHaveText(
    `${two.filter(({ noLateSun }) => noLateSun).length} of ${everyHome.length} homes`,
  );
});

test("a click on the words of a filter's option ticks it, and its menu stays open", async ({
  page,
}) => {
  await goto(page, "/homes");
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
  await openGroups(page);
  await expect(homeRows(page)).toHaveCount(two.length);
});

test("a list whose script never comes is shown as it is", async ({ page }) => {
  await page.route("**/*.js", () => undefined);
  await page.goto("/homes/warsan-tower?bedrooms=2", { waitUntil: "commit" });
  const group = page.locator("details.home-group").first();
  await expect(group).toBeAttached();
  await expect(group).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(group).toBeVisible();
});

test("a link with filters opens with them, and nonsense in it is corrected with a note", async ({
  page,
}) => {
  await goto(
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
  const dearest = two.toSorted(byPrice).at(-1);
  await expect(homeRows(page).first()).toContainText(dearest?.price?.toLocaleString("en") ?? "");
});

test("a link to a home that names no development gets a note", async ({ page }) => {
  await goto(page, "/homes?home=A-304");
  await expect(page.getByText("The link asks for home “A-304”")).toBeVisible();
});

test("a filtered list shared by its URL is the same in another browser", async ({
  page,
  browser,
}) => {
  await goto(page, "/homes/warsan-tower");
  const bar = page.getByRole("search", { name: "Find a home" });
  await bar.getByRole("button", { name: "Bedrooms", exact: true }).click();
  await bar.getByRole("checkbox", { name: /^2 bedrooms/ }).check();
  await bar.getByRole("button", { name: "Sun", exact: true }).click();
  await bar.getByRole("checkbox", { name: /^Morning sun/ }).check();
  await expect(page).toHaveURL("/homes/warsan-tower?bedrooms=2&sun=morning");
  await openGroups(page);
  const numbers = await homeRows(page).getByRole("link").allTextContents();
  const unfit = await page.locator("[data-home][data-mark=unfit]").count();
  const context = await browser.newContext();
  const other = await context.newPage();
  await goto(other, page.url());
  await openGroups(other);
  await expect(homeRows(other).getByRole("link")).toHaveText(numbers);
  await expect(other.locator("[data-home][data-mark=unfit]")).toHaveCount(unfit);
  expect(unfit).toBeGreaterThan(0);
  await context.close();
});

test("an empty result says which filter to remove", async ({ page }) => {
  await goto(page, "/homes?floor-from=20&outlook=garden");
  await expect(page.getByRole("heading", { name: "No home fits all of this" })).toBeVisible();
  const gardens = everyHome.filter(({ outlook }) => outlook === "garden").length;
  await page.getByRole("button", { name: `Without “Floor”: ${gardens} homes` }).click();
  await expect(page.getByRole("heading", { name: "No home fits all of this" })).toBeHidden();
  await openGroups(page);
  await expect(homeRows(page)).toHaveCount(gardens);
});

test("on a phone the filters open in a drawer that says how many homes it shows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/homes/indus-residence");
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("checkbox", { name: /^Studio/ }).check();
  const studios = everyHome.filter(
    ({ development, bedrooms }) => development === "indus-residence" && bedrooms === 0,
  );
  await drawer.getByRole("button", { name: `Show ${studios.length} homes` }).click();
  await expect(drawer).toBeHidden();
  const bar = page.getByRole("search");
  await expect.poll(async () => (await bar.boundingBox())?.y, "the list follows").toBeLessThan(150);
  await openGroups(page);
  await expect(homeRows(page)).toHaveCount(studios.length);
});
