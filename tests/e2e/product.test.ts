import { expect, goto, test } from "#tests/e2e/support/fixtures.ts";
import { watchRequests } from "#tests/e2e/support/lead-requests.ts";
import {
  comesIn,
  firstTitle,
  requireProduct,
  savedShop,
  toast,
} from "#tests/e2e/support/shop-visitor.ts";

test("[2.080] [2.082] [2.084] the product page shows rating, category and tags", async ({
  page,
}) => {
  await goto(page, "/product-single/1");
  const head = page.getByRole("region", { name: firstTitle });
  await expect(head.getByRole("heading", { level: 1 })).toHaveText(firstTitle);
  await expect(head.getByText("4 out of 5 stars")).toBeAttached();
  await expect(head.getByText("(25 customer reviews)")).toBeVisible();
  await expect(head.getByRole("definition").filter({ hasText: /^Book$/ })).toBeVisible();
  await expect(head.getByText("Chair, Oak, Living room, Handmade")).toBeVisible();
});

test("[2.083] [4.021] the product page shows both prices and adds one unit to the cart", async ({
  page,
}) => {
  await goto(page, "/product-single/1");
  const head = page.getByRole("region", { name: firstTitle });
  await expect(head.getByText("$420.00")).toBeVisible();
  await expect(head.getByRole("deletion")).toHaveText("$495.00");
  await head.getByRole("button", { name: "Add to cart" }).click();
  await expect(toast(page, "Item Added to Cart")).toBeVisible();
  expect((await savedShop(page)).cart).toMatchObject([
    { title: firstTitle, qty: 1, ...comesIn(firstTitle) },
  ]);
});

test("[2.081] [4.011] the picture zooms in; Escape and the close button close it", async ({
  page,
}) => {
  await goto(page, "/product-single/1");
  const picture = page.getByRole("button", { name: `Zoom in on ${firstTitle}` });
  const zoomed = page.getByRole("dialog", { name: firstTitle });
  await picture.click();
  await expect(zoomed).toHaveCSS("transition-duration", /0\.3s/);
  const frame = zoomed.getByRole("region");
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  const before = await frame.evaluate((element) => element.scrollLeft);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await expect(zoomed).toBeHidden();
  await expect(picture).toBeFocused();

  await picture.click();
  await zoomed.getByRole("button", { name: "Close" }).click();
  await expect(zoomed).toBeHidden();
});

test("[2.085] [4.012] [5.036] reviews stand behind a tab, and posting one does nothing", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await goto(page, "/product-single/1");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Description");
  await expect(page.getByText(requireProduct(firstTitle).description[0] ?? "")).toBeVisible();

  await page.getByRole("tab", { name: "Review" }).click();
  const panel = page.getByRole("tabpanel", { name: "Review" });
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  const form = panel.getByRole("form", { name: "Add a review" });
  await expect(form.getByRole("radio")).toHaveCount(5);
  for (const name of ["Name", "Email"]) {
    await expect(form.getByRole("textbox", { name })).toHaveAttribute("required");
  }

  await form.getByRole("radio", { name: "4 stars" }).check();
  await form.getByRole("textbox", { name: "Name" }).fill("Sana");
  await form.getByRole("textbox", { name: "Email" }).fill("sana@example.com");
  await form.getByRole("textbox", { name: "Review" }).fill("Well made.");
  await form.getByRole("button", { name: "Post review" }).click();
  await expect(form.getByRole("textbox", { name: "Review" })).toHaveValue("Well made.");
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  expect(requests).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/product-single/1", "/shop"]) {
    test(`the chat button covers neither heart nor compare on ${path} at any scroll position`, async ({
      page,
    }) => {
      await goto(page, path);
      const chat = await page.getByRole("button", { name: /WhatsApp/ }).boundingBox();
      const small = page
        .getByRole("main")
        .getByRole("button", { name: /^(Compare|Add .* to wishlist)/ });
      await small.last().scrollIntoViewIfNeeded();
      const boxes = await small.evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().right),
      );
      expect(boxes.length).toBeGreaterThan(1);
      for (const right of boxes) expect(right).toBeLessThanOrEqual(chat?.x ?? 0);
    });
  }
});
