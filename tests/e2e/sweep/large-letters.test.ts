import type { Page } from "@playwright/test";
import { expect, goto, liveMapErrors, test } from "#tests/e2e/support/fixtures.ts";
import { respondToLeads } from "#tests/e2e/support/lead-requests.ts";
import { bookMeeting, openMeeting, receipt } from "#tests/e2e/support/meeting-popup.ts";
import { writeTwiceAsLarge } from "#tests/e2e/support/large-text.ts";
import { openState, overlays, usedPages } from "#tests/e2e/support/open-states.ts";
import { everyOrFirst } from "#tests/sweep.ts";
import { findOverflow } from "#tests/e2e/support/find-overflow.ts";

test.use({ expectedConsole: [liveMapErrors] });

const forms = {
  "the meeting popup": overlays["the meeting popup with its errors in a toast"],
  "the chat": overlays["the chat with its errors"],
  "the contact form": usedPages["the contact form with its errors"],
  "the form of a page": usedPages["a page's form with its errors"],
  "the checkout": usedPages["the checkout with a second address and its errors"],
  "the registration of an account": usedPages["the registration of an account with its errors"],
  "the broker registration": usedPages["a step of the broker registration with its errors"],
};

for (const [name, form] of Object.entries(forms)) {
  test(`${name} is not clipped at a font size of 200 %`, async ({ page }) => {
    if (!form) throw new Error(`There is no ${name}`);
    await page.setViewportSize({ width: 800, height: 900 });
    await writeTwiceAsLarge(page);
    await openState(page, form);
    await expect.poll(() => findOverflow(page)).toEqual([]);
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
}

test("the meeting receipt fits a small phone at a font size of 200 %", async ({ page }) => {
  await respondToLeads(page, { headers: { "X-Lead-Reference": "M-3F9A02C1" } });
  await writeTwiceAsLarge(page);
  await goto(page, "/about");
  await openMeeting(page);
  await bookMeeting(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of ["Close", "Add to calendar"]) {
    const button = receipt(page).getByRole("button", { name });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
  await expect.poll(() => findOverflow(page)).toEqual([]);
});

/** every-page.test.ts judges the rest of the pages. */
const screens = {
  "a small phone": { width: 320, height: 640 },
  "a phone": { width: 390, height: 844 },
  "a desktop": { width: 1440, height: 900 },
};

for (const [name, screen] of everyOrFirst(Object.entries(screens))) {
  test(`the hero is not clipped at a font size of 200 % on ${name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await writeTwiceAsLarge(page);
    await goto(page, "/");
    await expect.poll(() => findOverflow(page)).toEqual([]);
    await expect.poll(() => cutHeadlines(page)).toEqual([]);
  });
}

test("the desktop header is not clipped where a user style sheet doubles the font size", async ({
  page,
}) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await goto(page, "/about");
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expect.poll(() => findOverflow(page)).toEqual([]);
  }
});

/** Finds texts of the hero that are clipped. */
function cutHeadlines(page: Page): Promise<string[]> {
  return page.locator(".carousel-viewport h2").evaluateAll((headlines) =>
    headlines
      .filter((headline) => {
        const words = document.createRange();
        words.selectNodeContents(headline);
        const frame = headline.closest(".carousel-viewport")?.getBoundingClientRect();
        return words.getBoundingClientRect().right > (frame?.right ?? 0) - 6;
      })
      .map(({ textContent }) => textContent ?? ""),
  );
}

/** Finds texts of a form that do not fit into their boxes. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator("form :is(button, label, legend, p)")
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
}
