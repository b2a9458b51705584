import type { Locator, Page } from "@playwright/test";
import { expect, goto } from "./fixtures.ts";

/** Scrolls to a carousel (the first by default) and pauses the clock once that is hydrated: time then
 * passes by `page.clock.runFor`. */
export async function openWithPausedClock(
  page: Page,
  path: string,
  carousel: Locator = page.getByRole("main"),
): Promise<void> {
  await page.clock.install();
  await goto(page, path);
  const row = carousel.locator(".carousel-viewport").first();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute("data-live");
  await pauseClock(page);
}

export async function pauseClock(page: Page): Promise<void> {
  // The clock runs on meanwhile: on a busy machine past the moment at which it should pause.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass();
}

export function fullyVisibleSlides(carousel: Locator): Promise<number> {
  return carousel.evaluate((root) => {
    const frame = root.querySelector(".carousel-viewport")?.getBoundingClientRect();
    if (!frame) return 0;
    const left = Math.max(frame.left, 0) - 1;
    const right = Math.min(frame.right, document.documentElement.clientWidth) + 1;
    const slides = [...root.querySelectorAll("[aria-roledescription=slide]")];
    return slides.filter((slide) => {
      const box = slide.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(slide).paddingLeft);
      return box.left + gap >= left && box.right <= right;
    }).length;
  });
}

/** How far a slide still is from the carousel's left edge, as a share of the slide's width. */
export function distanceFromStart(carousel: Locator, slide: number): Promise<number> {
  return carousel.evaluate((root, index) => {
    const frame = root.querySelector(".carousel-viewport");
    const moving = root.querySelectorAll("[aria-roledescription=slide]")[index - 1];
    if (!frame || !moving) return Number.NaN;
    const edge = (element: Element) =>
      element.getBoundingClientRect().left +
      Number.parseFloat(getComputedStyle(element).paddingLeft);
    return Math.abs(edge(moving) - edge(frame)) / moving.clientWidth;
  }, slide);
}
