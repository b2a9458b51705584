import type { Locator } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/fixtures.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** A choice must change what the control looks like, whatever the colours. */
async function expectToShow(control: Locator, choose: () => Promise<void>) {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const before = await control.screenshot();
  await choose();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const after = await control.screenshot();
  expect(after.equals(before), "nothing is seen of the choice").toBe(false);
}

test("with forced colours the chosen radio button has its dot", async ({ page }) => {
  await goto(page, "/broker-registration");
  const radio = page.getByRole("radio", { name: "Individual" });
  await expectToShow(radio, () => radio.check());
});

test("with forced colours a ticked box has its tick", async ({ page }) => {
  await goto(page, "/login");
  const box = page.getByRole("checkbox", { name: "Remember Me" });
  await expectToShow(box, () => box.check());
});

test("with forced colours the selected tab and the chosen stars are seen", async ({ page }) => {
  await goto(page, "/product-single/1");
  const tab = page.getByRole("tab", { name: "Review" });
  await expectToShow(tab, () => tab.click());
  const stars = page.getByRole("group", { name: "Your rating" });
  await expectToShow(stars, () => stars.getByRole("radio", { name: "3 stars" }).check());
});

test("with forced colours the chosen card is seen", async ({ page }) => {
  await goto(page, "/checkout");
  const tile = page.locator("label", { hasText: "PayPal" });
  await expectToShow(tile, () => tile.getByRole("radio").check());
});
