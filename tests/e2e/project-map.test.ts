import { type Locator, type Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { countText, everyProject } from "#tests/e2e/project-counts.ts";

const map = (page: Page, city: string) => page.getByRole("region", { name: `Map of ${city}` });
const overview = (page: Page) => page.getByRole("region", { name: "From the Indus to the Gulf" });
const pin = (page: Page, title: string) =>
  page.locator(".map-canvas").getByRole("link", { name: title });
/** The three numbers that every position on the map follows from. */
const viewOf = (region: Locator) =>
  region
    .locator(".map-canvas")
    .evaluate(({ style }) =>
      ["--at-x", "--at-y", "--zoom"].map((name) => Number(style.getPropertyValue(name))),
    );

async function middleOf(locator: Locator) {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("the overview leads to the map of a city, and the list follows", async ({ page }) => {
  await goto(page, "/project");
  await page
    .getByRole("navigation", { name: "View" })
    .getByRole("link", { name: "Map", exact: true })
    .click();
  await expect(page).toHaveURL("/project/map");
  await page.getByRole("list", { name: "Cities" }).getByRole("link", { name: "Lahore" }).click();
  await expect(map(page, "Lahore")).toBeVisible();
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
  const region = map(page, "Lahore");
  const group = region.locator("summary").first();
  await expect(group).toBeVisible();
  const [, , before] = await viewOf(region);
  await group.press("Enter");
  await expect.poll(async () => (await viewOf(region))[2]).toBeGreaterThan(before!);
  await expect(region.locator(":focus")).toHaveAttribute("data-project");
});

test("two projects at one place open as a list", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  const group = map(page, "Dubai").getByLabel(/2 projects: .*Indus Residence/);
  await group.click();
  await pin(page, "Indus Residence Phase 2").click();
  await expect(page.getByRole("dialog", { name: "Indus Residence Phase 2" })).toBeVisible();
});

test("a drag moves the map and is not a click; a plain wheel scrolls the page", async ({
  page,
}) => {
  await goto(page, "/project/map?city=Dubai");
  const region = map(page, "Dubai");
  await region.getByRole("button", { name: "Zoom in" }).click();
  await expect(page).toHaveURL(/at=dubai/);
  await region.scrollIntoViewIfNeeded();
  const target = pin(page, "Courtyard Nine");
  const from = await middleOf(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y - 30, { steps: 4 });
  await page.mouse.up();
  const to = await middleOf(target);
  expect(Math.round(to.x - from.x)).toBe(-60);
  expect(Math.round(to.y - from.y)).toBe(-30);
  await expect(page.getByRole("dialog")).toBeHidden();

  const [, , zoom] = await viewOf(region);
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  expect((await viewOf(region))[2]).toBe(zoom);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await viewOf(region))[2]).toBeGreaterThan(zoom!);
});

test("a drag and a zoom need no layout of the page in their frames", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai&at=dubai,500,500,3");
  const region = map(page, "Dubai");
  await region.scrollIntoViewIfNeeded();
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  async function layouts() {
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")!.value;
  }
  const { x, y } = await middleOf(region);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  const before = await layouts();
  for (let step = 0; step < 30; step++) await page.mouse.move(x + 20 - step * 3, y - step);
  expect((await layouts()) - before).toBeLessThan(5);
  await page.mouse.up();
});

test("steps of keys add up, however fast they come", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai&at=dubai,500,500,2");
  const region = map(page, "Dubai");
  await region.focus();
  await region.evaluate((element) => {
    for (let press = 0; press < 3; press++) {
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
    }
  });
  await expect.poll(async () => (await viewOf(region))[2]).toBeCloseTo(2 * 1.6 ** 3, 1);
});

test("back navigation and the other view of the map keep what the address says", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?city=Dubai&at=dubai,700,350,6");
  await pin(page, "Warsan Tower").click();
  await expect(page).toHaveURL(/pin=3/);
  await page.getByRole("button", { name: "Show the whole map" }).click();
  await expect.poll(async () => (await viewOf(map(page, "Dubai")))[2]).toBeLessThan(3);
  await page.goBack();
  await expect.poll(async () => (await viewOf(map(page, "Dubai")))[2]).toBe(6);
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
  await expect(map(page, "Lahore")).toBeVisible();
  await expect(card).toBeHidden();
  await page.goBack();
  await expect(card).toBeVisible();
  const visits = await page.evaluate(() => history.length);
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(visits);
});

test("from one city to another the visitor is taken over the overview", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  await page.getByRole("button", { name: "Lahore" }).click();
  await expect(overview(page)).toBeVisible();
  await expect(map(page, "Lahore")).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const seen = await page.evaluate(async () => {
    const names: string[] = [];
    const note = () => names.push(document.querySelector("[role=region]")!.ariaLabel!);
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true });
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Peshawar",
    );
    button!.click();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    observer.disconnect();
    return names;
  });
  await expect(map(page, "Peshawar")).toBeVisible();
  expect(seen).not.toContain("From the Indus to the Gulf");
});

test("what the area hides comes back with the filters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, "/project/map?view=both&city=Dubai&area=on&at=dubai,60,60,12");
  await expect(page.getByRole("main").getByRole("status")).toContainText("0 of");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/project/map?view=both");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(countText());
});

test("keys move and zoom the map", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  const region = map(page, "Dubai");
  await region.focus();
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/at=dubai/);
  const [x] = await viewOf(region);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await viewOf(region))[0]).toBeGreaterThan(x!);
  await region.getByRole("button", { name: "Show the whole map" }).click();
  await expect.poll(async () => (await viewOf(region))[2]).toBeLessThan(1.6);
});

test("a pin outside the frame is moved into view when it gets the focus", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai&at=dubai,300,300,9");
  const far = pin(page, "Warsan Tower");
  await far.focus();
  await expect(far).toBeInViewport();
  await expect.poll(async () => Math.round((await viewOf(map(page, "Dubai")))[2]!)).toBe(9);
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

test("a view, a pin or a city in the address that does not exist is ignored", async ({ page }) => {
  await goto(page, "/project/map?city=Atlantis&pin=999&at=dubai,,1,0&view=3d&area=maybe");
  await expect(overview(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(countText());
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("two fingers zoom, and a double tap zooms in", async ({ page }) => {
    await goto(page, "/project/map?city=Dubai");
    const region = map(page, "Dubai");
    await region.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(region);
    const client = await page.context().newCDPSession(page);
    type Points = { x: number; y: number; id: number }[];
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      touchPoints: Points,
      timestamp?: number,
    ) => client.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
    const fingers = (spread: number) => [
      { x: x - spread, y, id: 0 },
      { x: x + spread, y, id: 1 },
    ];
    const [, , before] = await viewOf(region);
    await touch("touchStart", fingers(40));
    await touch("touchMove", fingers(60));
    await touch("touchMove", fingers(80));
    await touch("touchEnd", []);
    await expect.poll(async () => (await viewOf(region))[2]! / before!).toBeCloseTo(2, 0);

    const [, , pinched] = await viewOf(region);
    // The taps say themselves when they happened, however busy the machine is.
    const now = Date.now() / 1000;
    for (const time of [now, now + 0.1]) {
      await touch("touchStart", [{ x: 40, y: y - 100, id: 0 }], time);
      await touch("touchEnd", [], time + 0.05);
    }
    await expect.poll(async () => (await viewOf(region))[2]).toBeGreaterThan(pinched! * 1.5);
  });
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
