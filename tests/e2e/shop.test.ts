import { allProducts, productPage } from "#catalog/products.ts";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { attributesOf } from "#tests/e2e/support/attributes.ts";
import { errorToast } from "#tests/e2e/support/error-toast.ts";
import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";
import {
  comesIn,
  firstTitle,
  lastTitle,
  requireProduct,
  savedShop,
  shopProduct,
  toast,
} from "#tests/e2e/support/shop-visitor.ts";

test("[2.079] the shop shows every product with picture, price, its page and 'Add to cart'", async ({
  page,
}) => {
  await page.goto("/shop");
  const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
  await expect(cards).toHaveCount(allProducts().length);
  for (const { id, title, price } of allProducts()) {
    const card = cards.filter({ hasText: title });
    await expect(card.getByRole("img")).toHaveCount(1);
    await expect(card.getByRole("link", { name: title })).toHaveAttribute(
      "href",
      `/product-single/${id}`,
    );
    await expect(card.getByText(`$${price}`)).toBeVisible();
    await expect(card.getByRole("button", { name: "Add to cart" })).toHaveText("Add to cart");
  }
});

test("[2.079] the numbers 1 to 3 under the shop are static", async ({ page }) => {
  await page.goto("/shop");
  const links = page.getByRole("navigation", { name: "Shop pages" }).getByRole("link");
  await expect(links).toHaveText(["1", "2", "3"]);
  await expect.poll(() => attributesOf(links, "href")).toEqual(["/shop", "/shop", "/shop"]);
});

test("[1.007] [4.021] [4.022] adding to the cart updates the header's count and sends no request", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await goto(page, "/shop");
  await expect(page.getByRole("link", { name: /^Cart, / })).toHaveCount(0);
  await page.getByRole("button", { name: `Add to cart: ${firstTitle}` }).click();
  await expect(toast(page, "Item Added to Cart")).toBeVisible();
  await page.getByRole("button", { name: `Add to cart: ${firstTitle}` }).click();
  await page.getByRole("button", { name: `Add to cart: ${lastTitle}` }).click();
  await expect(page.getByRole("link", { name: "Cart, 2 products" })).toBeVisible();

  const { cart, products } = await savedShop(page);
  expect(cart).toMatchObject([
    { title: firstTitle, qty: 2, ...comesIn(firstTitle) },
    { title: lastTitle, qty: 1, ...comesIn(lastTitle) },
  ]);
  expect(products).toEqual({
    symbol: "$",
    products: allProducts().map(({ title }) => shopProduct(title)),
  });
  expect(requests).toEqual([]);
});

test("[4.029] [4.030] [4.031] the heart adds to and removes from the wishlist, and the panel removes", async ({
  page,
}) => {
  await goto(page, "/shop");
  const heart = page.getByRole("button", { name: `Add ${firstTitle} to wishlist` });
  await heart.click();
  await expect(toast(page, "Item Added to Wishlist")).toHaveAttribute("class", /success/);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(toast(page, "Item Removed from Wishlist")).toHaveAttribute("class", /error/);
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await heart.click();
  await page.getByRole("button", { name: "Wishlist and compare" }).click();
  const panel = page.getByRole("dialog", { name: "Your lists" });
  await panel.getByRole("button", { name: `Remove ${firstTitle} from wishlist` }).click();
  await expect(panel.getByText("Select the heart on a product")).toBeVisible();
  expect((await savedShop(page)).wishlist).toEqual([]);
});

test("[4.032] [4.033] [4.034] products are compared side by side until they are removed", async ({
  page,
}) => {
  await goto(page, "/shop");
  for (const title of [firstTitle, lastTitle, firstTitle]) {
    await page.getByRole("button", { name: `Compare ${title}` }).click();
  }
  await expect(toast(page, "Already added to Compare List")).toHaveAttribute("class", /warning/);

  await page.getByRole("button", { name: "Wishlist and compare" }).click();
  const table = page.getByRole("table", { name: "Compare" });
  await expect(table.getByRole("row", { name: /^Price/ })).toHaveText("Price$420.00$65.00");
  await table.getByRole("button", { name: `Remove ${firstTitle} from compare` }).click();
  await expect(toast(page, "Item Removed from Compare List")).toHaveAttribute("class", /warning/);
  await expect(table.getByRole("link")).toHaveText([lastTitle]);
});

test.describe("offline before the lists are loaded", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test("[8.001] the page shows the offline message", async ({ page }) => {
    await page.route("**/saved-lists-drawer*", (route) => route.abort());
    await goto(page, "/shop");
    await page.getByRole("button", { name: "Wishlist and compare" }).click();
    await expect(errorToast(page)).toHaveText(FAILURE_TEXTS.network);
  });
});

test("two tabs show the same cart", async ({ page, context }) => {
  await goto(page, "/shop");
  const other = await context.newPage();
  await goto(other, "/shop");
  await page.getByRole("button", { name: `Add to cart: ${firstTitle}` }).click();
  await expect(other.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
});

test("two tabs that add at the same moment lose nothing", async ({ page, context }) => {
  const other = await context.newPage();
  const buttons = [
    page.getByRole("button", { name: `Add to cart: ${firstTitle}` }),
    other.getByRole("button", { name: `Add to cart: ${lastTitle}` }),
  ];
  await Promise.all([goto(page, "/shop"), goto(other, "/shop")]);
  for (let times = 0; times < 8; times++) {
    await Promise.all(buttons.map((button) => button.dispatchEvent("click")));
  }
  const quantities = async () =>
    (await savedShop(page)).cart.map(({ title, qty }) => `${qty} ${title}`).toSorted();
  await expect.poll(quantities).toEqual([`8 ${firstTitle}`, `8 ${lastTitle}`]);
});

test("[4.035] removing a product that another tab has removed shows 'not found'", async ({
  page,
}) => {
  await goto(page, "/shop");
  await page.getByRole("button", { name: `Compare ${firstTitle}` }).click();
  await page.getByRole("button", { name: "Wishlist and compare" }).click();
  const remove = page.getByRole("button", { name: `Remove ${firstTitle} from compare` });
  await remove.waitFor();
  // The same page gets no storage event for its own change, so its list still shows the product.
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem("root") ?? "{}");
    localStorage.setItem("root", JSON.stringify({ ...saved, compare: [] }));
  });
  await remove.click();
  await expect(toast(page, "Target no Found")).toHaveAttribute("class", /success/);
  await expect(page.getByText("Select the two arrows")).toBeVisible();
});

for (const [state, storage] of Object.entries({
  blocked: "localStorage",
  full: "setItem",
})) {
  test(`with the browser's storage ${state} the shop works, and warns once that nothing is stored`, async ({
    page,
  }) => {
    await page.addInitScript((part) => {
      const refuse = () => {
        throw new DOMException("refused");
      };
      if (part === "setItem") {
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key: string, value: string) {
          return this === localStorage ? refuse() : write.call(this, key, value);
        };
      } else {
        Object.defineProperty(window, "localStorage", { get: refuse });
      }
    }, storage);
    await goto(page, "/shop");
    for (const title of [firstTitle, lastTitle]) {
      await page.getByRole("button", { name: `Add to cart: ${title}` }).click();
    }
    await expect(toast(page, /^Your cart and lists cannot be saved/)).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Cart, 2 products" })).toBeVisible();
  });
}

test("[3.039] over a damaged cart the shop starts empty and works", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("root", '{"cart": 7}'));
  await goto(page, "/shop");
  await page.getByRole("button", { name: `Add to cart: ${firstTitle}` }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  expect((await savedShop(page)).cart).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shop and product pages show their content and say what needs JavaScript", async ({
    page,
  }) => {
    await page.goto("/shop");
    await expect(page.getByRole("article")).toHaveCount(allProducts().length);
    await expect(page.getByText("need JavaScript")).toBeVisible();
    await page.goto("/product-single/1");
    await expect(page.getByText(requireProduct(firstTitle).description[0] ?? "")).toBeVisible();
    await expect(page.getByText(productPage.reviews[0]?.name ?? "")).toBeVisible();
  });

  test("cart, checkout and account pages say that they need JavaScript", async ({ page }) => {
    for (const path of ["/cart", "/checkout", "/order_received", "/login", "/register"]) {
      await page.goto(path);
      await expect(page.getByText(/needs? JavaScript/)).toBeVisible();
    }
  });
});
