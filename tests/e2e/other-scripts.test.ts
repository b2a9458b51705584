import type { Page } from "@playwright/test";
import { FONTS_PENDING, NOT_HYDRATED } from "#site/boot/names.ts";
import { builtPages, onePerKind } from "#tests/built-pages.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";
import { expect, goto } from "#tests/e2e/support/fixtures.ts";
import { findCutTexts, findUnmirrored } from "#tests/e2e/support/layout-rules.ts";
import { openState, overlays, usedPages } from "#tests/e2e/support/open-states.ts";
import { type LayoutBox, readLayout } from "#tests/e2e/support/page-layout.ts";
import { lengthenTexts, mirrorPage } from "#tests/e2e/support/pseudo-language.ts";
import { test } from "#tests/e2e/support/shared-page.ts";
import { bringCart, firstTitle, lastTitle } from "#tests/e2e/support/shop-visitor.ts";

test.use({
  // An animation would be measured on its way.
  contextOptions: { reducedMotion: "reduce" },
  // The live map comes from another host, which tests cannot reach.
  expectedConsole: [/openstreetmap|ERR_NAME_NOT_RESOLVED/],
});

// The list of all homes has thousands of texts.
test.describe.configure({ timeout: 240_000 });

const DESKTOP = 1440;
const PHONE = 390;

/**
 * The row of the desktop header keeps its texts: a language with longer ones shows the mobile menu up to a wider
 * screen, which its build sets (`--container-menu` in tokens.css).
 */
const DESKTOP_HEADER_ROW = ".site-header > .page-width > :is(a, button), [data-menu=top]";

for (const path of onePerKind(builtPages())) {
  test(`${path} is mirrored and has room for longer texts`, async ({ visit: { page, errors } }) => {
    errors.length = 0;
    await setWidth(page, DESKTOP);
    await goto(page, path);
    await page.keyboard.press("Shift");
    await expect(page.locator(`[${NOT_HYDRATED}]`)).toHaveCount(0);
    await checkRightToLeft(page, [DESKTOP, PHONE]);
    expect(errors, "errors or warnings on the console, failed requests").toEqual([]);
  });
}

// The magnified picture is scrolled to its middle when it opens, in the direction the page then has.
const { "the zoomed picture": _, ...mirroredOverlays } = overlays;

for (const [name, state] of Object.entries({ ...mirroredOverlays, ...usedPages })) {
  const widths = { phone: [PHONE], desk: [DESKTOP], both: [PHONE, DESKTOP] }[state.only ?? "both"];
  for (const width of widths) {
    test(`${name} is mirrored and has room for longer texts at ${width} px`, async ({ page }) => {
      await setWidth(page, width);
      await bringCart(page, [firstTitle, lastTitle]);
      await openState(page, state);
      await checkRightToLeft(page, [width]);
    });
  }
}

test("arrow keys and buttons follow the direction of a right-to-left page", async ({ page }) => {
  await openRightToLeft(page, "/project-single/1");
  await page
    .getByRole("button", { name: /^View picture: / })
    .first()
    .click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await expect(viewer.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("3 / 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Previous picture" }).click();
  await expect(viewer.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("1 / 3")).toBeVisible();
});

test("a carousel of a right-to-left page scrolls to the left", async ({ page }) => {
  await openRightToLeft(page, "/");
  const carousel = page.getByRole("region", { name: "Upcoming projects" });
  const row = carousel.getByRole("group", { name: "Slides" });
  const scrollLeft = () => row.evaluate((element) => element.scrollLeft);
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(scrollLeft).toBeLessThan(-100);
  await expect(carousel.getByText(/^Slide 2 of/)).toBeAttached();
  await row.press("ArrowRight");
  await expect.poll(scrollLeft).toBeCloseTo(0);
  await expect(carousel.getByText(/^Slide 1 of/)).toBeAttached();
});

async function openRightToLeft(page: Page, path: string) {
  await page.addInitScript(() => {
    const setDirection = () => {
      if (document.documentElement) document.documentElement.dir = "rtl";
    };
    new MutationObserver(setDirection).observe(document, { childList: true });
  });
  await goto(page, path);
}

/** Measures the page from left to right, turns it round, then gives it longer texts, at each width. */
async function checkRightToLeft(page: Page, widths: number[]) {
  await waitForFonts(page);
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
  await lengthenTexts(page, DESKTOP_HEADER_ROW);
  for (const width of widths) {
    await setWidth(page, width);
    expect.soft(await findOverflow(page), `at ${width} px`).toEqual([]);
    expect.soft(findCutTexts(await readLayout(page)), `at ${width} px`).toEqual([]);
  }
}

/** A font that arrives between two readings changes the widths of texts. */
async function waitForFonts(page: Page): Promise<void> {
  await expect(page.locator(`html[${FONTS_PENDING}]`)).toHaveCount(0);
  await page.evaluate(async () => {
    document.body.getBoundingClientRect(); // begins to load them
    await document.fonts.ready;
  });
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}
