import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

// Without reduced motion an animation would be measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
