import type { Locator } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const CANVAS = "rgb(255, 255, 255)";

/** The middle of a control, without its border. */
async function middleOf(control: Locator) {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const box = await control.boundingBox();
  if (!box) throw new Error("the control is not shown");
  const clip = { x: box.x + box.width / 2 - 3, y: box.y + box.height / 2 - 3, width: 6, height: 6 };
  return page.screenshot({ clip });
}

for (const { name, path, role } of [
  { name: "Individual", path: "/broker-registration", role: "radio" },
  { name: "Remember Me", path: "/login", role: "checkbox" },
] as const) {
  test(`with forced colours a selected ${role} shows its mark`, async ({ page }) => {
    await goto(page, path);
    const control = page.getByRole(role, { name });
    const before = await middleOf(control);
    await control.check();
    const after = await middleOf(control);
    expect(after.equals(before), "nothing is seen of the choice").toBe(false);
  });
}

test("with forced colours only the selected tab is underlined", async ({ page }) => {
  await goto(page, "/product-single/1");
  const review = page.getByRole("tab", { name: "Review" });
  await review.click();
  await expect(review).not.toHaveCSS("border-bottom-color", CANVAS);
  const description = page.getByRole("tab", { name: "Description" });
  await expect(description).toHaveCSS("border-bottom-color", CANVAS);
});

test("with forced colours the chosen card has a thicker frame", async ({ page }) => {
  await goto(page, "/checkout");
  const tile = page.locator("label", { hasText: "PayPal" });
  await expect(tile).toHaveCSS("border-top-width", "1px");
  await tile.getByRole("radio").check();
  await expect(tile).toHaveCSS("border-top-width", "4px");
});
