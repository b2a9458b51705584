import type { Page } from "@playwright/test";
import { expectFonts } from "./fonts.ts";
import { findOverflow } from "./find-overflow.ts";
import { expect } from "./fixtures.ts";
import { findCutTexts, findUnmirrored } from "./layout-rules.ts";
import { type LayoutBox, readLayout } from "./page-layout.ts";
import { lengthenTexts, mirrorPage } from "./pseudo-language.ts";

/** The row of the desktop header keeps its texts: a language with longer ones shows the mobile menu
 * up to a wider screen (`--container-menu` in tokens.css). */
const DESKTOP_HEADER_ROW = ".site-header > .page-width > :is(a, button), [data-menu=top]";

/** Measures the page from left to right, mirrors it, then gives it longer texts, at each width. */
export async function checkMirroredLayout(page: Page, widths: number[]): Promise<void> {
  await expectFonts(page);
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
    expect.soft(await findOverflow(page), `at ${width} px with longer texts`).toEqual([]);
    expect.soft(findCutTexts(await readLayout(page)), `at ${width} px`).toEqual([]);
  }
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 900 });
}
