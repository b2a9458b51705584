import type { Page } from "@playwright/test";
import { findOverflow } from "./find-overflow.ts";
import { expect } from "./fixtures.ts";
import { findCutTexts, findFixedSizes, findOverlappingTexts } from "./layout-rules.ts";
import { readLayout } from "./page-layout.ts";

const softly = expect.configure({ soft: true });

/** Doubles the browser's font size, as its settings do. */
export async function writeTwiceAsLarge(page: Page): Promise<{ reset: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  return {
    async reset() {
      await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
      await session.detach();
    },
  };
}

/** Text twice as large reflows on a phone, and the menu can be reached on every screen. */
export async function checkLargeText(page: Page): Promise<void> {
  const before = await readLayout(page);
  const fontSize = await writeTwiceAsLarge(page);
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await checkFit(page, 390);
  const after = await readLayout(page);
  const at = "at 390 px with large text";
  expect.soft(findCutTexts(after), at).toEqual([]);
  expect.soft(findOverlappingTexts(after), at).toEqual([]);
  expect.soft(findFixedSizes(before, after), at).toEqual([]);
  for (const width of [320, 1440]) await checkFit(page, width);
  await fontSize.reset();
}

async function checkFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await softly.poll(() => findOverflow(page), `at ${width} px with large text`).toEqual([]);
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
  await softly(menu, `at ${width} px with large text`).toBeInViewport({ ratio: 1 });
}
