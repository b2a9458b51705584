import type { Locator, Page } from "@playwright/test";
import { goto } from "#tests/e2e/fixtures.ts";

/** Opens a page and stops its clock once it is alive: time then passes by `page.clock.runFor`. */
export async function holdTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await goto(page, path);
  await page.locator(".carousel-viewport[data-live]").first().waitFor();
  await stopClock(page);
}

/** For a page whose clock has been installed. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
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
