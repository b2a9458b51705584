// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { makeProduct } from "#domain/test-products.ts";
import * as shop from "./shop-actions.ts";

const showToast = vi.hoisted(() => vi.fn<(kind: string, text: string) => Promise<void>>());
vi.mock("#site/ui/toast.ts", () => ({ showToast }));

const chair = makeProduct({ id: 1, title: "Oak Chair" });

test("[4.027] [4.029] [4.030] [4.032] [4.033] [4.034] [4.035] every change says its words in its colour", async () => {
  showToast.mockResolvedValue();
  await shop.putIntoCart(chair);
  await shop.takeOutOfCart(chair.id);
  await shop.wishFor(chair);
  await shop.wishFor(chair);
  await shop.compareWithOthers(chair);
  await shop.compareWithOthers(chair);
  await shop.stopComparing(chair.id);
  await shop.stopComparing(chair.id);
  expect(showToast.mock.calls).toEqual([
    ["success", "Item Added to Cart"],
    ["success", "Item Removed from Cart"],
    ["success", "Item Added to Wishlist"],
    ["error", "Item Removed from Wishlist"],
    ["success", "Added to Compare List"],
    ["warning", "Already added to Compare List"],
    ["warning", "Item Removed from Compare List"],
    ["success", "Target no Found"],
  ]);
});
