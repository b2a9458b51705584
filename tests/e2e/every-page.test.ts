import type { Page } from "@playwright/test";
import { NOT_HYDRATED } from "#site/boot/names.ts";
import { builtPages, onePerKind } from "#tests/built-pages.ts";
import { expect, goto } from "#tests/e2e/support/fixtures.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { test } from "#tests/e2e/support/shared-page.ts";
import { findViolations } from "#tests/e2e/support/accessibility-violations.ts";

const softly = expect.configure({ soft: true });

const firstOfKind = new Set(onePerKind(builtPages()));

for (const path of builtPages()) {
  // Pages of one kind have the same styles and parts, and differ in their texts.
  const isFirst = firstOfKind.has(path);
  test(`${path} is accessible, fits and has no errors on a phone and on a desktop`, async ({
    visit: { page, errors },
  }) => {
    errors.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    await goto(page, path);
    await hydrateByScrolling(page);
    expect.soft(await findViolations(page, { stylesToo: isFirst }), "at 390 px").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await softly.poll(() => findOverflow(page), "at 320 px").toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await hydrateByKey(page);
    if (isFirst) expect.soft(await findViolations(page), "at 1440 px").toEqual([]);
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
