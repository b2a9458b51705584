import type { Page } from "@playwright/test";
import { NOT_HYDRATED } from "#site/boot/names.ts";
import { builtPages } from "#tests/built-pages.ts";
import { watchPageErrors, watchFailedRequests } from "#tests/e2e/page-errors.ts";
import { expect, goto, test as base } from "#tests/e2e/fixtures.ts";
import { findOverflow } from "#tests/e2e/find-overflow.ts";
import { findViolations } from "#tests/e2e/accessibility-violations.ts";

type Visit = { page: Page; errors: string[] };

/** One browser context for all pages, so that shared files are fetched once. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        // An animation would let the checker see half-faded text.
        reducedMotion: "reduce",
      });
      // The live map comes from another host, which tests cannot reach.
      await context.route("https://www.openstreetmap.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "A map" }),
      );
      const page = await context.newPage();
      const errors = watchPageErrors(page);
      watchFailedRequests(page, errors);
      await provide({ page, errors });
      await context.close();
    },
    { scope: "worker" },
  ],
});

const softly = expect.configure({ soft: true });

// Each page is checked twice.
test.describe.configure({ timeout: 90_000 });

for (const path of builtPages()) {
  test(`${path} is accessible, fits and has no errors on a phone and on a desktop`, async ({
    visit: { page, errors },
  }) => {
    errors.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    await goto(page, path);
    await hydrateByScrolling(page);
    expect.soft(await findViolations(page), "at 390 px").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await softly.poll(() => findOverflow(page), "at 320 px").toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await hydrateByKey(page);
    expect.soft(await findViolations(page), "at 1440 px").toEqual([]);
    await softly.poll(() => findOverflow(page), "at 1440 px").toEqual([]);
    expect.soft(errors, "what the page complained of").toEqual([]);
  });
}

/** Scrolls to the end, which hydrates every visible part and loads its pictures. */
function hydrateByScrolling(page: Page) {
  return page.evaluate(async (notHydrated) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await nextFrame();
    }
    // A nested part is hydrated after the one around it.
    const nextPart = () =>
      [...document.querySelectorAll(notHydrated)].find((part) => part.checkVisibility());
    for (let part = nextPart(); part; part = nextPart()) {
      part.scrollIntoView({ block: "center" });
      await nextFrame();
    }
    scrollTo(0, 0);
  }, `[${NOT_HYDRATED}]`);
}

/** A key press hydrates all parts at once, those in closed panels too. */
async function hydrateByKey(page: Page) {
  await page.keyboard.press("Shift");
  await expect(page.locator(`[${NOT_HYDRATED}]`)).toHaveCount(0);
}
