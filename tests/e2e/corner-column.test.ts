import type { Page } from "@playwright/test";
import { findInCornerColumn } from "#tests/e2e/support/corner-column.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { availableHome, homeDialog, openHome } from "#tests/e2e/support/home-dialog.ts";
import { homeRows, openGroups } from "#tests/e2e/support/homes-list.ts";
import { bringCart, firstTitle, lastTitle } from "#tests/e2e/support/shop-visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widths = [320, 390, 768, 1024, 1440];

const states: Record<string, { path: string; open?: (page: Page) => Promise<void> }> = {
  "a cart": { path: "/cart", open: seeTotal },
  "the checkout of a cart": { path: "/checkout", open: seeTotal },
  "an order": {
    path: "/order_received",
    open: (page) => expect(page.getByRole("cell").first()).toBeVisible(),
  },
  "the open groups of all homes": { path: "/homes", open: openGroups },
  "homes in order of price": {
    path: "/homes?sort=price",
    open: (page) => expect(homeRows(page).first()).toBeVisible(),
  },
  "the open groups of a development": { path: availableHome.path, open: openGroups },
  "a project on the map": {
    path: "/project/map?city=Dubai&pin=3",
    open: (page) => expect(page.locator("figcaption").first()).toBeVisible(),
  },
};

function seeTotal(page: Page) {
  return expect(page.getByRole("term").filter({ hasText: "Total Price" })).toBeVisible();
}

for (const [name, { path, open }] of Object.entries(states)) {
  test(`hearts, prices, totals and captions of ${name} end before the column of the corner buttons, wherever the page is scrolled`, async ({
    page,
  }) => {
    await bringCart(page, [firstTitle, lastTitle]);
    await goto(page, path);
    await open?.(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => findInCornerColumn(page), `at ${width} px`).toEqual([]);
    }
  });
}

test("the corner buttons stay in their column at every position of the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/homes");
  const chat = page.getByRole("button", { name: /^Chat with us/ });
  const arrow = page.getByRole("link", { name: "Back to top" });
  const before = await chat.boundingBox();
  await page.evaluate(() => scrollTo(0, 2 * innerHeight));
  await expect(arrow).toBeVisible();
  expect(await chat.boundingBox()).toEqual(before);
  for (const button of [chat, arrow]) {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(390 - 60);
    await button.focus();
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test("the corner buttons are behind an open home", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const isBehind = await page
    .getByRole("button", { name: /^Chat with us/, includeHidden: true })
    .evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [top] = document.elementsFromPoint(x + width / 2, y + height / 2);
      return Boolean(top?.closest("dialog"));
    });
  expect(isBehind).toBe(true);
  await expect(homeDialog(page)).toBeVisible();
});
