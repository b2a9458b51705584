import type { Page } from "@playwright/test";
import { FONTS_LOADED_KEY } from "#site/boot/names.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { expectFonts, usesFonts } from "#tests/e2e/support/fonts.ts";

const PROJECT = "/project-single/1";

/** Collects the URLs of the fonts that the page requests from now on. */
function watchFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  return fonts;
}

/** Pictures do not arrive until they are released, so that the page does not load. */
async function delayPictures(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route("**/media/**", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

function hasFontsNote(page: Page): Promise<boolean> {
  return page.evaluate(
    (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
    FONTS_LOADED_KEY,
  );
}

async function expectPainted(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 1);
}

/** Of its text, which another font changes by a fraction of a pixel at least. */
function widthOfHeadline(page: Page): Promise<number> {
  return page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().width;
  });
}

test("a first visit requests its fonts after its pictures", async ({ page }) => {
  const fonts = watchFonts(page);
  const releasePictures = await delayPictures(page);
  await page.goto(PROJECT, { waitUntil: "domcontentloaded" });
  await expectPainted(page);
  expect(fonts).toEqual([]);
  releasePictures();
  await expect.poll(() => fonts.length).toBe(2);
});

test("the first input of a first visit requests the fonts", async ({ page }) => {
  const fonts = watchFonts(page);
  const releasePictures = await delayPictures(page);
  await page.goto(PROJECT, { waitUntil: "domcontentloaded" });
  await expectPainted(page);
  await page.keyboard.press("Shift");
  await expect.poll(() => fonts.length).toBe(2);
  releasePictures();
});

test("a later visit requests the fonts at once", async ({ page }) => {
  await goto(page, PROJECT);
  await expect.poll(() => hasFontsNote(page)).toBe(true);
  const fonts = watchFonts(page);
  const releasePictures = await delayPictures(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.goto(PROJECT, { waitUntil: "domcontentloaded" });
  await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(2);
  await expectFonts(page);
  releasePictures();
});

test("text keeps its fallback until all fonts have loaded", async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/instrument-sans*", async (route) => {
    await released.promise;
    await route.continue();
  });
  const loaded = page.waitForResponse(/fraunces/);
  await page.goto(PROJECT, { waitUntil: "domcontentloaded" });
  const before = await widthOfHeadline(page);
  await (await loaded).finished();
  expect(await usesFonts(page)).toBe(false);
  expect(await widthOfHeadline(page)).toBe(before);
  released.resolve();
  await expectFonts(page);
  expect(await widthOfHeadline(page)).not.toBe(before);
});

test("sections below the screen are laid out again after the fonts have loaded", async ({
  page,
}) => {
  await page.goto("/");
  const last = page.locator("#content section:not(section section)").last();
  const isLaidOut = () =>
    last.evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));
  await expectFonts(page);
  await expect.poll(isLaidOut).toBe(true);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page requests its fonts at once", async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto("/contact");
    await expect.poll(() => fonts.length).toBe(2);
  });
});

for (const [screen, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    for (const path of ["/", "/project", PROJECT, "/contact", "/blog-single/1", "/cart"]) {
      test(`the fonts of ${path} load after its pictures and shift nothing`, async ({ page }) => {
        await page.goto(path);
        await expectFonts(page);
        const { loaded, firstFont, layoutShift } = await page.evaluate(readTimings);
        expect(firstFont).toBeGreaterThan(loaded);
        expect(layoutShift).toBeLessThan(0.001);
      });
    }
  });
}

/** Evaluated in the page, two frames after its fonts were used. */
async function readTimings() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  type Entry = PerformanceEntry & { value?: number };
  const entriesOf = (type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    });
  const [shifts = [], resources = []] = await Promise.all(
    ["layout-shift", "resource"].map(entriesOf),
  );
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const fonts = resources.filter(({ name }) => name.endsWith(".woff2"));
  const firstFont = Math.min(...fonts.map(({ startTime }) => startTime));
  return {
    loaded: visit?.loadEventStart ?? Number.NaN,
    firstFont,
    /** Shifts while the page is still arriving do not count. */
    layoutShift: shifts
      .filter(({ startTime }) => startTime > firstFont)
      .reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
