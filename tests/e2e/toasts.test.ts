import type { Page } from "@playwright/test";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";

const text = "Empty field is not allowed!";

/** [5.020] Signs in with an empty e-mail address, which shows a toast. */
async function raiseToast(page: Page) {
  await goto(page, "/login");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "E-mail" }).fill("");
  await form.getByRole("button", { name: "Login" }).click();
  const toast = page.getByRole("alert").filter({ hasText: text });
  await expect(toast).toBeVisible();
  return toast;
}

/** The end of this bar's animation closes the toast. */
function clock(page: Page) {
  return page.getByRole("alert").locator("[role=progressbar]");
}

/** When a paused toast closes, something else has closed it. */
async function pauseClock(page: Page) {
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await expect(clock(page)).toHaveCSS("animation-play-state", "paused");
}

function runOut(page: Page) {
  return clock(page).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
}

test("[2.033] [8.023] a toast appears at the top right in the colour of its kind", async ({
  page,
}) => {
  const toast = await raiseToast(page);
  await expect(toast).toHaveCSS("background-color", "rgb(156, 43, 36)");
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && box.y < 200 && 1440 - (box.x + box.width) < 32;
    })
    .toBe(true);
});

test("[8.023] a toast closes by itself after five seconds", async ({ page }) => {
  const toast = await raiseToast(page);
  await page.mouse.move(0, 800);
  await expect(clock(page)).toHaveCSS("animation-duration", "5s");
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
  await runOut(page);
  await expect(toast).toBeHidden();
});

test("[8.023] a click closes a toast", async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.getByText(text).click();
  await expect(toast).toBeHidden({ timeout: 2000 });
});

test("[8.023] a toast pauses under the mouse", async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.hover();
  await expect(clock(page)).toHaveCSS("animation-play-state", "paused");
  await page.mouse.move(0, 800);
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
});

test("[8.023] a toast pauses while the window has no focus", async ({ page }) => {
  await raiseToast(page);
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await expect(clock(page)).toHaveCSS("animation-play-state", "paused");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
});

test("a repeated toast is shown once, for another five seconds", async ({ page }) => {
  const toast = await raiseToast(page);
  const elapsed = () =>
    clock(page).evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime ?? 0));
  await expect.poll(elapsed).toBeGreaterThan(500);
  const before = await elapsed();
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect.poll(elapsed).toBeLessThan(before);
  await expect(toast).toHaveCount(1);
});

test("a click closes a toast over a popup, and the popup stays open", async ({ page }) => {
  await goto(page, "/about");
  await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("button", { name: "Schedule Meeting" }).click();
  const toast = popup.getByRole("alert");
  await toast.click();
  await expect(toast).toBeHidden({ timeout: 2000 });
  await expect(popup).toBeVisible();
});

test("a success toast is shown on the page that a form opens", async ({ page }) => {
  const toast = await raiseToast(page);
  await pauseClock(page);
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "E-mail" }).fill("user@example.com");
  await form.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("You successfully Login!")).toBeVisible();
  await expect(toast).toBeHidden();
});

for (const opener of ["Schedule Meeting", "Wishlist and compare", "Latest projects and contact"]) {
  test(`a toast closes when "${opener}" opens an overlay`, async ({ page }) => {
    const toast = await raiseToast(page);
    await pauseClock(page);
    await page.getByRole("banner").getByRole("button", { name: opener }).click();
    await expect(page.locator("dialog:modal, .panel:popover-open")).toBeVisible();
    await expect(toast).toBeHidden();
  });
}

test("error toasts of an overlay close with it", async ({ page }) => {
  await goto(page, "/about");
  await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByRole("button", { name: "Schedule Meeting" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await pauseClock(page);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a toast pauses while it has the focus", async ({ page }) => {
  await raiseToast(page);
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close notification" })).toBeFocused();
  await expect(clock(page)).toHaveCSS("animation-play-state", "paused");
  await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).focus();
  await expect(clock(page)).toHaveCSS("animation-play-state", "running");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("[8.023] a toast stays for five seconds", async ({ page }) => {
    const toast = await raiseToast(page);
    await expect(clock(page)).toHaveCSS("animation-duration", "5s");
    await runOut(page);
    await expect(toast).toBeHidden();
  });
});
