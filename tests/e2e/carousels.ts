import type { Locator, Page } from "@playwright/test";
import { expect, goto } from "#tests/e2e/fixtures.ts";

/**
 * Opens a page, goes to one of its carousels (to the first unless told) and stops the clock once that
 * is alive: time then passes by `page.clock.runFor`.
 */
export async function holdTime(
  page: Page,
  path: string,
  carousel: Locator = page.getByRole("main"),
): Promise<void> {
  await page.clock.install();
  await goto(page, path);
  const row = carousel.locator(".carousel-viewport").first();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute("data-live");
  await stopClock(page);
}

/** For a page whose clock has been installed. */
export async function stopClock(page: Page): Promise<void> {
  // A clock runs on while it is asked: on a busy machine past the moment at which it should stop.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass();
}

/** How many slides show from edge to edge; the one that only looks in does not count. */
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
export function wayLeft(carousel: Locator, slide: number): Promise<number> {
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
