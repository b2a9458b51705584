import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { delayScripts } from "#tests/e2e/support/delayed-scripts.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";
import {
  bringCart,
  firstTitle,
  lastTitle,
  requireProduct,
  savedShop,
  shopProduct,
  sumOf,
  toast,
} from "#tests/e2e/support/shop-visitor.ts";

test("[2.086] [2.087] [4.028] the cart is a table of the chosen products", async ({ page }) => {
  await bringCart(page, [firstTitle, firstTitle, lastTitle]);
  await goto(page, "/cart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  const table = page.getByRole("table", { name: "Cart" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Image",
    "Product Name",
    "Quantity",
    "Price",
    "Total Price",
    "Action",
  ]);
  const row = table.getByRole("row").filter({ hasText: firstTitle });
  await expect(row.getByRole("img", { name: firstTitle })).toBeVisible();
  await expect(row.getByText(shopProduct(firstTitle).brand)).toBeVisible();
  await expect(row.getByText(requireProduct(firstTitle).size)).toBeVisible();
  await expect(row.getByRole("status")).toHaveText("2");
  await expect(row.getByRole("cell").nth(3)).toHaveText(sumOf(firstTitle));
  await expect(row.getByRole("cell").nth(4)).toHaveText(sumOf(firstTitle, firstTitle));
  await expect(row.getByRole("button", { name: `Remove ${firstTitle}` })).toBeVisible();
});

test("[2.092] [4.028] [9.020] the summary counts lines and adds up", async ({ page }) => {
  await bringCart(page, [firstTitle, firstTitle, lastTitle]);
  await goto(page, "/cart");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByRole("term")).toHaveText([
    "Total product",
    "Sub Price",
    "Vat",
    "Eco Tax",
    "Delivery Charge",
    "Total Price",
  ]);
  await expect(summary.getByRole("definition")).toHaveText([
    "2",
    sumOf(firstTitle, firstTitle, lastTitle),
    "$0",
    "$0",
    "$0",
    sumOf(firstTitle, firstTitle, lastTitle),
  ]);
});

test("[4.025] [9.021] plus and minus change the quantity, never below one", async ({ page }) => {
  await bringCart(page, [firstTitle, lastTitle, lastTitle, lastTitle]);
  await goto(page, "/cart");
  const other = page.getByRole("group", { name: `Quantity of ${firstTitle}` });
  const quantity = page.getByRole("group", { name: `Quantity of ${lastTitle}` });
  const total = page.getByRole("region", { name: "Summary" }).getByRole("definition").last();
  await quantity.getByRole("button", { name: "Increase quantity" }).click();
  await expect(quantity.getByRole("status")).toHaveText("4");
  await expect(total).toHaveText(sumOf(firstTitle, lastTitle, lastTitle, lastTitle, lastTitle));
  const minus = quantity.getByRole("button", { name: "Decrease quantity" });
  for (const left of ["3", "2", "1", "1"]) {
    await minus.click();
    await expect(quantity.getByRole("status")).toHaveText(left);
  }
  await expect(total).toHaveText(sumOf(firstTitle, lastTitle));
  await expect(other.getByRole("status")).toHaveText("1");
});

test("[4.024] [4.027] a removed line disappears, and an empty cart links to the shop", async ({
  page,
}) => {
  await bringCart(page, [firstTitle, lastTitle]);
  await goto(page, "/cart");
  await page.getByRole("button", { name: `Remove ${firstTitle}` }).click();
  await expect(toast(page, "Item Removed from Cart")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  await page.getByRole("button", { name: `Remove ${lastTitle}` }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/shop");
});

test("Undo in the toast restores a removed line with its place and quantity", async ({ page }) => {
  await bringCart(page, [lastTitle, firstTitle, firstTitle]);
  await goto(page, "/cart");
  const rows = page.getByRole("table", { name: "Cart" }).getByRole("row").getByRole("link");
  const { cart } = await savedShop(page);
  for (const title of [lastTitle, firstTitle]) {
    await page.getByRole("button", { name: `Remove ${title}` }).click();
    const said = toast(page, "Item Removed from Cart");
    await said.getByRole("button", { name: "Undo" }).click();
    await expect(rows).toHaveText([lastTitle, firstTitle]);
    await expect(said).toBeHidden();
    expect((await savedShop(page)).cart).toEqual(cart);
  }
});

test("an empty cart is shown as empty before hydration, a filled one is not", async ({ page }) => {
  const empty = page.getByText("Your cart is empty");
  await delayScripts(page);
  await page.goto("/cart");
  await expect(empty).toBeVisible();
  await bringCart(page, [lastTitle]);
  await page.reload();
  await expect(empty).toBeAttached();
  await expect(empty).toBeHidden();
});

test("[2.088] [2.090] Update Cart is a plain submit", async ({ page }) => {
  const requests = watchRequests(page);
  await bringCart(page, [lastTitle]);
  await goto(page, "/cart");
  const update = page.getByRole("button", { name: "Update Cart" });
  await expect(update).toHaveAttribute("type", "submit");
  await page.evaluate(() => {
    document.addEventListener("submit", () => (document.title = "submitted"));
  });
  await update.click();
  await expect(page).toHaveTitle("submitted");
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("cell").getByRole("link", { name: lastTitle })).toBeVisible();
  expect(requests).toEqual([]);
});

test("[2.088] [2.089] [2.091] two links lead to the top of the shop and to the checkout", async ({
  page,
}) => {
  await bringCart(page, [lastTitle]);
  await goto(page, "/cart");
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/shop");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
});

test("[3.042] the cart is there again after a reload", async ({ page }) => {
  await goto(page, "/shop");
  await page.getByRole("button", { name: `Add to cart: ${lastTitle}` }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  await goto(page, "/cart");
  await expect(page.getByRole("cell").getByRole("link", { name: lastTitle })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[2.087] quantity and remove stay visible, and nothing scrolls sideways", async ({
    page,
  }) => {
    await bringCart(page, [firstTitle]);
    await goto(page, "/cart");
    const row = page.getByRole("row").filter({ hasText: firstTitle });
    for (const name of ["Decrease quantity", "Increase quantity", `Remove ${firstTitle}`]) {
      await expect(row.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
