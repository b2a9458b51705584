import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { countText, everyProject } from "#tests/e2e/support/project-counts.ts";
import { waitForHydration } from "#tests/wait-for-hydration.ts";
import { cityMap, overview, pin, viewOf } from "#tests/e2e/support/project-map.ts";

test("the overview leads to the map of a city, and the list follows", async ({ page }) => {
  await goto(page, "/project");
  await page
    .getByRole("navigation", { name: "View" })
    .getByRole("link", { name: "Map", exact: true })
    .click();
  await expect(page).toHaveURL("/project/map");
  await waitForHydration(page);
  await page.getByRole("list", { name: "Cities" }).getByRole("link", { name: "Lahore" }).click();
  await expect(cityMap(page, "Lahore")).toBeVisible();
  await expect(page).toHaveURL("/project/map?city=Lahore");
  const inLahore = countText(({ location }) => location.city === "Lahore");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(inLahore);

  await page.goBack();
  await expect(overview(page)).toBeVisible();
});

test("a chosen pin opens a card, which Escape closes again", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  await pin(page, "Warsan Tower").click();
  const card = page.getByRole("dialog", { name: "Warsan Tower" });
  await expect(card.getByText("from AED")).toBeVisible();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(/pin=3/);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(pin(page, "Warsan Tower")).toBeFocused();
  await pin(page, "Warsan Tower").press("Enter");
  await card.getByRole("link", { name: "See the project" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warsan Tower");
});

test("filters fade the pins that do not fit", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  await page.getByRole("combobox", { name: "Status" }).selectOption("Under Construction");
  await expect(pin(page, "Warsan Tower")).not.toHaveAttribute("data-faded");
  await expect(pin(page, "Courtyard Nine")).toHaveAttribute("data-faded");
});

test("a group of pins shows how many they are, and zooms in until they are apart", async ({
  page,
}) => {
  await goto(page, "/project/map?city=Lahore");
  const region = cityMap(page, "Lahore");
  const group = region.locator("summary").first();
  await expect(group).toBeVisible();
  const [, , before] = await viewOf(region);
  await group.press("Enter");
  await expect.poll(async () => (await viewOf(region))[2]).toBeGreaterThan(before!);
  await expect(region.locator(":focus")).toHaveAttribute("data-project");
});

test("two projects at one place open as a list", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  const group = cityMap(page, "Dubai").getByLabel(/2 projects: .*Indus Residence/);
  await group.click();
  await pin(page, "Indus Residence Phase 2").click();
  await expect(page.getByRole("dialog", { name: "Indus Residence Phase 2" })).toBeVisible();
});

test("back navigation and the other view of the map keep what the URL says", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?city=Dubai&at=dubai,700,350,6");
  await pin(page, "Warsan Tower").click();
  await expect(page).toHaveURL(/pin=3/);
  await page.getByRole("button", { name: "Show the whole map" }).click();
  await expect.poll(async () => (await viewOf(cityMap(page, "Dubai")))[2]).toBeLessThan(3);
  await page.goBack();
  await expect.poll(async () => (await viewOf(cityMap(page, "Dubai")))[2]).toBe(6);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "List and map" }).click();
  await expect(page).toHaveURL(/at=dubai%2C700%2C350%2C6/);
});

test("the card of a project stays with its city, and closing it leaves no history", async ({
  page,
}) => {
  await goto(page, "/project/map?city=Dubai&pin=3");
  const card = page.getByRole("dialog", { name: "Warsan Tower" });
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Lahore" }).click();
  await expect(cityMap(page, "Lahore")).toBeVisible();
  await expect(card).toBeHidden();
  await page.goBack();
  await expect(card).toBeVisible();
  const visits = await page.evaluate(() => history.length);
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(visits);
});

test("what the area hides comes back with the filters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?view=both&city=Dubai&area=on&at=dubai,60,60,12");
  await expect(page.getByRole("main").getByRole("status")).toContainText("0 of");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/project/map?view=both");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(countText());
});

test("the list is narrowed to the part of the map that is shown", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?city=Dubai&view=both&at=dubai,725,359,12");
  const tiles = page.getByRole("heading", { level: 3 });
  const inDubai = everyProject.filter(({ location }) => location.city === "Dubai");
  await expect(tiles).toHaveCount(inDubai.length);
  await page.getByRole("checkbox", { name: "Only projects in this area" }).check();
  await expect(page).toHaveURL(/area=on/);
  await expect(tiles).toHaveText(["Warsan Tower"]);
});

test("pointing at a tile marks its pin, and pointing at a pin marks its tile", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?city=Dubai&view=both");
  const { id } = everyProject.find(({ title }) => title === "Oasis Data Hall")!;
  const tile = page.locator(`li[data-project="${id}"]`);
  const marked = page.locator(`a[data-project="${id}"]`);
  await tile.hover();
  await expect(marked).toHaveAttribute("data-marked");
  await page.mouse.move(0, 0);
  await expect(marked).not.toHaveAttribute("data-marked");
  await marked.focus();
  await expect(tile).toHaveAttribute("data-marked");
});

test("on a phone the chosen city is in view in its row, and the page stays where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/project/map?city=Peshawar");
  const cities = page.getByRole("group", { name: "Cities" });
  await expect(cities.getByRole("button", { pressed: true })).toHaveText("Peshawar");
  await expect(cities.getByRole("button", { name: "Peshawar" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a view, a pin or a city in the URL that does not exist is ignored", async ({ page }) => {
  await goto(page, "/project/map?city=Atlantis&pin=999&at=dubai,,1,0&view=3d&area=maybe");
  await expect(overview(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(countText());
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every map is a picture with links to the projects", async ({ page }) => {
    await page.goto("/project/map");
    await expect(page.getByRole("figure")).toHaveCount(5);
    await page.getByRole("link", { name: "Lahore" }).first().click();
    await expect(page).toHaveURL("/project/map?city=Lahore#lahore");
    await page.getByLabel(/projects: .*Warsan Tower/).click();
    await pin(page, "Warsan Tower").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warsan Tower");
  });
});
