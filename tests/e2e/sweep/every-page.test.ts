import type { Page } from "@playwright/test";
import { HYDRATE_WHEN, ISLAND_NEEDED_EVENT, NOT_HYDRATED } from "#site/boot/names.ts";
import { expect, goto } from "#tests/e2e/support/fixtures.ts";
import { findInCornerColumn } from "#tests/e2e/support/corner-column.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { checkLargeText } from "#tests/e2e/support/large-text.ts";
import { checkMirroredLayout } from "#tests/e2e/support/mirrored-layout.ts";
import { test } from "#tests/e2e/support/shared-page.ts";
import { rulePages } from "#tests/sweep.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";

// The list of all homes has thousands of texts.
test.describe.configure({ timeout: 240_000 });

const softly = expect.configure({ soft: true });

for (const path of rulePages()) {
  test(`${path} is accessible, fits, reflows with large text, can be mirrored and has no errors`, async ({
    visit: { page, errors },
  }) => {
    errors.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    await goto(page, path);
    await hydrateByScrolling(page);
    expect.soft(await findViolations(page), "at 390 px").toEqual([]);
    expect.soft(await findInCornerColumn(page), "under corner buttons at 390 px").toEqual([]);
    await checkLargeText(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await softly.poll(() => findOverflow(page), "at 320 px").toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await hydrateAll(page);
    expect.soft(await findViolations(page), "at 1440 px").toEqual([]);
    await softly.poll(() => findOverflow(page), "at 1440 px").toEqual([]);
    expect.soft(await findInCornerColumn(page), "under corner buttons at 1440 px").toEqual([]);
    await checkMirroredLayout(page, [1440, 390]);
    expect.soft(errors, "errors or warnings on the console, failed requests").toEqual([]);
  });
}

/** Scrolling to the end hydrates every visible part and loads its pictures. */
function hydrateByScrolling(page: Page) {
  return page.evaluate(async (notHydrated) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await nextFrame();
    }
    const nextPart = () =>
      [...document.querySelectorAll(notHydrated)].find((part) => part.checkVisibility());
    for (let part = nextPart(); part; part = nextPart()) {
      part.scrollIntoView({ block: "center" });
      await nextFrame();
    }
    scrollTo(0, 0);
  }, `[${NOT_HYDRATED}]:not([${HYDRATE_WHEN}=used])`);
}

/** Hydrates all islands, those that wait for the pointer too. */
async function hydrateAll(page: Page) {
  await page.evaluate(
    ([islands = "", event = ""]) => {
      for (const island of document.querySelectorAll(islands))
        island.dispatchEvent(new Event(event));
    },
    [`[${NOT_HYDRATED}]`, ISLAND_NEEDED_EVENT],
  );
  await expect(page.locator(`[${NOT_HYDRATED}]`)).toHaveCount(0);
}
