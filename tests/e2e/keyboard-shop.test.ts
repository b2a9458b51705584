import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { skipToContent, tabTo, typeInto } from "#tests/e2e/support/keyboard.ts";
import { countText } from "#tests/e2e/support/project-counts.ts";
import { bringCart, firstTitle, lastTitle, toast } from "#tests/e2e/support/shop-visitor.ts";

test("[5.036] a review is written by keyboard alone", async ({ page }) => {
  await goto(page, "/product-single/1");
  await skipToContent(page);
  await tabTo(page, page.getByRole("tab", { name: "Description" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Review" })).toBeFocused();
  const form = page.getByRole("form", { name: "Add a review" });
  const stars = form.getByRole("radio");
  await page.keyboard.press("Tab");
  await tabTo(page, stars.first());
  await page.keyboard.press("Space");
  for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Name"), "the browser's own check leads to it").toBeFocused();
  await typeInto(page, form, { name: "Sana", email: "sana@example.com", review: "Well made." });
  await tabTo(page, form.getByRole("button", { name: "Post review" }));
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Review", { exact: true })).toHaveValue("Well made.");
});

test("[4.025] [4.027] quantities are changed and lines removed by keyboard alone", async ({
  page,
}) => {
  await bringCart(page, [firstTitle, lastTitle]);
  await goto(page, "/cart");
  await skipToContent(page);
  const quantity = page.getByRole("group", { name: `Quantity of ${lastTitle}` });
  const more = quantity.getByRole("button", { name: "Increase quantity" });
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(quantity.getByRole("status")).toHaveText("3");
  await expect(more).toBeFocused();
  const less = quantity.getByRole("button", { name: "Decrease quantity" });
  await tabTo(page, less, "Shift+Tab");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Enter");
  await expect(quantity.getByRole("status")).toHaveText("1");
  await expect(less, "also at the least").toBeFocused();

  await tabTo(page, page.getByRole("button", { name: `Remove ${lastTitle}` }));
  await page.keyboard.press("Enter");
  await expect(quantity).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("cell").getByRole("link", { name: firstTitle })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Update Cart" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart#content$/);
  await tabTo(page, page.getByRole("link", { name: "Proceed to Checkout" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/checkout");
});

test("a removal is undone by keyboard alone, on the page and in the lists", async ({ page }) => {
  await bringCart(page, [lastTitle]);
  await goto(page, "/cart");
  await skipToContent(page);
  const remove = page.getByRole("button", { name: `Remove ${lastTitle}` });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await tabTo(page, undo, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(remove).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("cell").getByRole("link", { name: lastTitle })).toBeFocused();

  await goto(page, "/product-single/1");
  await page.getByRole("button", { name: `Add ${firstTitle} to wishlist` }).press("Enter");
  await page.getByRole("button", { name: "Wishlist and compare" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Your lists" });
  const removeWish = panel.getByRole("button", { name: `Remove ${firstTitle} from wishlist` });
  await removeWish.press("Enter");
  await expect(removeWish).toBeHidden();
  await tabTo(page, undo, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(removeWish).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Wishlist" })).toBeFocused();
});

test("[2.094] [4.046] [4.048] an order is paid by keyboard alone", async ({ page }) => {
  await bringCart(page, [lastTitle]);
  await goto(page, "/checkout");
  await skipToContent(page);
  await tabTo(page, page.getByRole("button", { name: /^Have a coupon/ }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const coupon = page.getByRole("textbox", { name: "Coupon code" });
  await expect(coupon).toBeFocused();
  await page.keyboard.type("SUMMER");
  await page.keyboard.press("Enter");
  await expect(coupon).toHaveValue("SUMMER");

  await tabTo(page, page.getByRole("button", { name: "Billing Address" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("checkbox", { name: "Ship to a different address?" }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("group", { name: /^Different/ }).getByLabel("First Name"));

  await tabTo(page, page.getByRole("radio", { name: "Payment By Card" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Cash On delivery" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  const card = page.getByRole("form", { name: "Payment By Card" });
  await tabTo(page, card.getByRole("radio", { name: "Visa" }));
  await page.keyboard.press("ArrowRight");
  await expect(card.getByRole("radio", { name: "Mastercard" })).toBeChecked();
  const holder = card.getByRole("textbox", { name: "Card holder" });
  await tabTo(page, holder);
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Empty field is not allowed!")).toBeVisible();
  await expect(holder).toBeFocused();
  await page.keyboard.type("Sana Iqbal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/order_received");
});

test("[4.052] [4.053] [4.050] the three account forms are filled in by keyboard alone", async ({
  page,
}) => {
  await goto(page, "/register");
  await skipToContent(page);
  const main = page.getByRole("main");
  await tabTo(page, main.getByRole("button", { name: "Sign Up" }));
  await page.keyboard.press("Enter");
  await expect(main.locator("[name=full_name]")).toBeFocused();
  await typeInto(page, main, { full_name: "Sana Iqbal", email: "sana@example.com" });
  await typeInto(page, main, { password: "secret", confirm_password: "secret" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");

  await tabTo(page, main.getByRole("link", { name: "Forgot Password?" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/password/i);
  await typeInto(page, main, { email: "sana@example.com" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");

  await tabTo(page, main.getByRole("checkbox", { name: "Remember Me" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
});

test("projects are found by keyboard alone, and clearing the filters keeps the focus", async ({
  page,
}) => {
  await goto(page, "/project");
  await skipToContent(page);
  const main = page.getByRole("main");
  const search = main.getByRole("searchbox", { name: "Search" });
  const count = main.getByRole("status");
  await typeInto(page, main, { search: "library", city: "Lah" });
  await expect(count).toHaveText(countText(({ title }) => title === "Model Town Library"));
  for (const name of ["Clear filters", "Show all projects"]) {
    await tabTo(page, main.getByRole("button", { name }));
    await page.keyboard.press("Enter");
    await expect(count).toHaveText(countText());
    await expect(count).toBeFocused();
    await tabTo(page, search, "Shift+Tab");
    await page.keyboard.type("castle");
    await expect(count).toHaveText(countText(() => false));
  }
});
