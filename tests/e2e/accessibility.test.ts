import { builtPages } from "#tests/built-pages.ts";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { violations } from "#tests/e2e/violations.ts";

/** Entries of one kind share their markup, so the first of each kind stands for all. */
const pages = builtPages().filter((path) => !/.\/\d+$/.test(path) || path.endsWith("/1"));

// Movement would let the checker see half-faded text.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
  for (const path of pages) {
    test(`${path} has no accessibility violation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await goto(page, path);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        "the page scrolls sideways",
      ).toBeLessThanOrEqual(width);
    });
  }
}
