import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { cityMap, middleOf, overview, pin, viewOf } from "#tests/e2e/support/project-map.ts";

test("a drag moves the map and is not a click; a plain wheel scrolls the page", async ({
  page,
}) => {
  await goto(page, "/project/map?city=Dubai");
  const region = cityMap(page, "Dubai");
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

test("the frames of a drag need no layout of the page", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai&at=dubai,500,500,3");
  const region = cityMap(page, "Dubai");
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
  const region = cityMap(page, "Dubai");
  await region.focus();
  await region.evaluate((element) => {
    for (let press = 0; press < 3; press++) {
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
    }
  });
  await expect.poll(async () => (await viewOf(region))[2]).toBeCloseTo(2 * 1.6 ** 3, 1);
});

test("from one city to another the visitor is taken over the overview", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  await page.getByRole("button", { name: "Lahore" }).click();
  await expect(overview(page)).toBeVisible();
  await expect(cityMap(page, "Lahore")).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { shownMaps: names });
    new MutationObserver(() =>
      names.push(document.querySelector("[role=region]")!.ariaLabel!),
    ).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole("button", { name: "Peshawar" }).click();
  await expect(cityMap(page, "Peshawar")).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { shownMaps: string[] }).shownMaps);
  expect(seen).not.toContain("From the Indus to the Gulf");
});

test("keys move and zoom the map", async ({ page }) => {
  await goto(page, "/project/map?city=Dubai");
  const region = cityMap(page, "Dubai");
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
  await expect.poll(async () => Math.round((await viewOf(cityMap(page, "Dubai")))[2]!)).toBe(9);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("two fingers zoom, and a double tap zooms in", async ({ page }) => {
    await goto(page, "/project/map?city=Dubai");
    const region = cityMap(page, "Dubai");
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
    // The taps carry their own times, however busy the machine is.
    const now = Date.now() / 1000;
    for (const time of [now, now + 0.1]) {
      await touch("touchStart", [{ x: 40, y: y - 100, id: 0 }], time);
      await touch("touchEnd", [], time + 0.05);
    }
    await expect.poll(async () => (await viewOf(region))[2]).toBeGreaterThan(pinched! * 1.5);
  });
});
