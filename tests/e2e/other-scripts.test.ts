import type { Page } from "@playwright/test";
import { builtPages } from "#tests/built-pages.ts";
import { findOverflow } from "#tests/e2e/find-overflow.ts";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { findCutTexts, findUnmirrored } from "#tests/e2e/layout-rules.ts";
import { openState, overlays, usedPages } from "#tests/e2e/open-states.ts";
import { type LayoutBox, readLayout } from "#tests/e2e/page-layout.ts";
import { lengthenTexts, mirrorPage } from "#tests/e2e/pseudo-language.ts";
import { bringCart } from "#tests/e2e/shop-visitor.ts";

test.use({
  // An animation would be measured on its way.
  contextOptions: { reducedMotion: "reduce" },
  // The live map comes from another host, which tests cannot reach.
  expectedConsole: [/openstreetmap|ERR_NAME_NOT_RESOLVED/],
});

const DESKTOP = 1440;
const PHONE = 390;

for (const path of onePerKind(builtPages())) {
  test(`${path} is mirrored and has room for longer texts`, async ({ page }) => {
    await setWidth(page, DESKTOP);
    await goto(page, path);
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-asleep]")).toHaveCount(0);
    await checkRightToLeft(page, [DESKTOP, PHONE]);
  });
}

// The magnified picture is scrolled to its middle when it opens, in the direction the page then has.
const { "the zoomed picture": _, ...mirroredOverlays } = overlays;

for (const [name, state] of Object.entries({ ...mirroredOverlays, ...usedPages })) {
  const widths = { phone: [PHONE], desk: [DESKTOP], both: [PHONE, DESKTOP] }[state.only ?? "both"];
  for (const width of widths) {
    test(`${name} is mirrored and has room for longer texts at ${width} px`, async ({ page }) => {
      await setWidth(page, width);
      await bringCart(page, ["Sutlej Armchair", "Swat Vase"]);
      await openState(page, state);
      await checkRightToLeft(page, [width]);
    });
  }
}

/** Measures the page from left to right, turns it round, then gives it longer texts, at each width. */
async function checkRightToLeft(page: Page, widths: number[]) {
  const before = new Map<number, LayoutBox[]>();
  for (const width of widths) {
    await setWidth(page, width);
    before.set(width, await readLayout(page));
  }
  await mirrorPage(page);
  for (const width of widths.toReversed()) {
    await setWidth(page, width);
    const unmirrored = findUnmirrored(before.get(width) ?? [], await readLayout(page), width);
    expect.soft(unmirrored, `at ${width} px`).toEqual([]);
  }
  await lengthenTexts(page);
  for (const width of widths) {
    await setWidth(page, width);
    expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
    expect.soft(findCutTexts(await readLayout(page)), `at ${width} px`).toEqual([]);
  }
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}

/** The first of the pages that differ only in their last part, such as /project-single/1. */
function onePerKind(paths: string[]): string[] {
  const kindOf = (path: string) => path.replace(/(?<=\/.+)\/.*/, "/");
  return [...Map.groupBy(paths, kindOf).values()].map(([first = ""]) => first);
}
