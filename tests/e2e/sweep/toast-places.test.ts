import type { Locator, Page } from "@playwright/test";
import { begin, press } from "#tests/e2e/support/broker-form.ts";
import { errorToast } from "#tests/e2e/support/error-toast.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { everyOrFirst } from "#tests/sweep.ts";
import { bringLists, firstTitle, lastTitle } from "#tests/e2e/support/shop-visitor.ts";

async function overlap(one: Locator, other: Locator): Promise<unknown> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return "not shown";
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return isApart ? null : { a, b };
}

async function expectApart(one: Locator, other: Locator) {
  await expect(other).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overlap(one, other)).toBeNull();
}

async function submitEmpty(page: Page, path: string, button: string) {
  await goto(page, path);
  const main = page.getByRole("main");
  for (const field of await main.locator("form [required]").all()) {
    if (await field.isVisible()) await field.fill("");
  }
  await main.getByRole("button", { name: button }).click();
}

/** Each entry submits a form that shows an error toast and focuses the first invalid field. */
const mistakes: Record<string, (page: Page) => Promise<void>> = {
  "the sign-in": (page) => submitEmpty(page, "/login", "Login"),
  "the registration of an account": (page) => submitEmpty(page, "/register", "Sign Up"),
  "the lost password": (page) => submitEmpty(page, "/forgot-password", "Resend Password"),
  "the card form": (page) => submitEmpty(page, "/checkout", "Proceed to Checkout"),
  async "the broker registration"(page) {
    await begin(page);
    await press(page, "Next Step");
  },
  async "the meeting popup"(page) {
    await goto(page, "/pricing");
    await page.getByRole("banner").getByRole("button", { name: "Schedule Meeting" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Schedule Meeting" }).click();
  },
};

for (const width of everyOrFirst([390, 1024, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [name, make] of Object.entries(mistakes)) {
      test(`the toast of ${name} does not cover its field`, async ({ page }) => {
        await make(page);
        const invalid = page.locator("[aria-invalid=true]:focus");
        await expectApart(errorToast(page), invalid);
      });
    }

    test("a field under the toast is scrolled out from under it", async ({ page }) => {
      await goto(page, "/login");
      const field = page.getByRole("main").getByLabel("E-mail");
      await field.fill("");
      await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 140));
      await field.press("Enter");
      await expectApart(errorToast(page), field);
    });

    test("the toast of the meeting popup does not cover its heading and first fields", async ({
      page,
    }) => {
      await mistakes["the meeting popup"]?.(page);
      const popup = page.getByRole("dialog");
      const said = errorToast(page);
      await expectApart(said, popup.getByRole("heading", { name: "Schedule Meeting" }));
      await expectApart(said, popup.getByRole("button", { name: "Close", exact: true }));
      await expectApart(said, popup.getByLabel("Full name"));
      await expectApart(said, popup.getByLabel("Email"));
    });

    test("the toast of the wishlist and compare panel covers none of its buttons", async ({
      page,
    }) => {
      await bringLists(page, [firstTitle, lastTitle]);
      await goto(page, "/shop");
      await page.getByRole("button", { name: "Wishlist and compare" }).click();
      const panel = page.getByRole("dialog", { name: "Your lists" });
      await panel.getByRole("button", { name: `Remove ${firstTitle} from wishlist` }).click();
      const said = errorToast(page).filter({ hasText: "Item Removed from Wishlist" });
      await expect(said).toBeVisible();
      for (const button of [`Remove ${lastTitle} from wishlist`, "Close"]) {
        await expectApart(said, panel.getByRole("button", { name: button, exact: true }));
      }
    });
  });
}
