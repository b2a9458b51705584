import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test("[2.028] the mobile menu slides in from the edge of the screen, and its close control slides it out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/about");
  /** The menu's left edge in widths of the screen, when a slide begins. */
  const nextSlide = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener("transitionrun", function begin({ propertyName, target }) {
            const panel = target as Element;
            if (propertyName !== "translate" || !panel.matches("[popover]")) return;
            removeEventListener("transitionrun", begin);
            resolve(Math.round(panel.getBoundingClientRect().left / innerWidth));
          });
        }),
    );
  const slidesIn = nextSlide();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await slidesIn).toBe(1);
  const panel = page.locator("[popover]:popover-open");
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);

  const slidesOut = nextSlide();
  await panel.getByRole("button", { name: "Close menu" }).click();
  expect(await slidesOut).toBe(0);
  await expect(panel).toHaveCount(0);
});

test("the mobile menu leads to the homes for sale", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.locator("[popover]:popover-open");
  await panel.getByRole("link", { name: "Homes for sale" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your home");
  await expect(panel).toHaveCount(0);
});
