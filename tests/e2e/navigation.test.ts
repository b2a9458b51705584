import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

function contactLink(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: "Contact", exact: true });
}

test("the page of a link is fetched while the pointer rests on it", async ({ page }) => {
  await goto(page, "/about");
  const prefetch = page.waitForRequest("**/contact");
  await contactLink(page).hover();
  expect((await prefetch).headers()["sec-purpose"]).toBe("prefetch");
  await contactLink(page).click();
  await expect(page).toHaveURL("/contact");
  const delivery = () => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return (entry as unknown as { deliveryType: string }).deliveryType;
  };
  expect(await page.evaluate(delivery)).toBe("navigational-prefetch");
});
