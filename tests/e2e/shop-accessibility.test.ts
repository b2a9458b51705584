import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";
import { bringCart } from "#tests/e2e/shop-visitor.ts";
import { violations } from "#tests/e2e/violations.ts";

/** What only comes with a filled cart or a press; the pages as they come are checked with all others. */
const states: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  "the filled cart": { path: "/cart", open: (page) => page.getByRole("table").waitFor() },
  "the order": { path: "/order_received", open: (page) => page.getByRole("table").waitFor() },
  "the checkout with a second address and its errors": {
    path: "/checkout",
    async open(page) {
      await page.getByRole("button", { name: "Billing Address" }).click();
      await page.getByRole("checkbox", { name: "Ship to a different address?" }).check();
      const card = page.getByRole("form", { name: "Payment By Card" });
      await card.getByRole("textbox", { name: "CVV" }).fill("");
      await card.getByRole("button", { name: "Proceed to Checkout" }).click();
      await page.getByRole("alert").waitFor();
    },
  },
  "the wishlist and compare panel": {
    path: "/shop",
    async open(page) {
      for (const title of ["Sutlej Armchair", "Ravi Lounge Chair", "Swat Vase"]) {
        await page.getByRole("button", { name: `Add ${title} to wishlist` }).click();
        await page.getByRole("button", { name: `Compare ${title}` }).click();
      }
      await page.getByRole("button", { name: "Wishlist and compare" }).click();
      await page.getByRole("table", { name: "Compare" }).waitFor();
    },
  },
  "the zoomed picture": {
    path: "/product-single/1",
    async open(page) {
      await page.getByRole("button", { name: "Zoom in" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "the reviews": {
    path: "/product-single/1",
    async open(page) {
      await page.getByRole("tab", { name: "Review" }).click();
      await page.getByRole("radio", { name: "4 stars" }).check();
    },
  },
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
  for (const [name, { path, open }] of Object.entries(states)) {
    test(`${name} has no accessibility violation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await bringCart(page, ["Sutlej Armchair", "Swat Vase"]);
      await goto(page, path);
      await open(page);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        "the page scrolls sideways",
      ).toBeLessThanOrEqual(width);
    });
  }
}
