import { expect, test } from "#tests/e2e/support/fixtures.ts";

/** Below the first screen, near enough to be requested without scrolling. */
const LAZY = /media\/residence/;

test("lazy pictures are requested after the first paint", async ({ page }) => {
  const requested = page.waitForRequest(LAZY);
  await page.goto("/");
  await requested;
  const picture = page.locator("img[src*='media/residence']").first();
  await expect(picture).toHaveCSS("transform", "none");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { painted, first } = await page.evaluate((pattern) => {
    const names = new RegExp(pattern);
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const pictures = performance
      .getEntriesByType("resource")
      .filter(({ name }) => names.test(name));
    return {
      painted: paint?.startTime ?? Number.NaN,
      first: Math.min(...pictures.map(({ startTime }) => startTime)),
    };
  }, LAZY.source);
  expect(first).toBeGreaterThan(painted);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("lazy pictures are requested", async ({ page }) => {
    const requested = page.waitForRequest(LAZY);
    await page.goto("/");
    await requested;
  });
});
