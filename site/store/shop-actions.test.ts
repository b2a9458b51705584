// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { makeProduct } from "#domain/test-products.ts";
import type { showToast as show } from "#site/ui/toast.ts";
import * as shop from "./shop-actions.ts";
import { shopStore } from "./shop.ts";

const showToast = vi.hoisted(() => vi.fn<typeof show>());
vi.mock("#site/ui/toast.ts", () => ({ showToast }));

const chair = makeProduct({ id: 1, title: "Oak Chair" });
const vase = makeProduct({ id: 2, title: "Vase" });
const lamp = makeProduct({ id: 3, title: "Lamp" });

afterEach(() => {
  localStorage.clear();
  showToast.mockReset();
});

function undo() {
  const action = showToast.mock.lastCall?.[2]?.action;
  expect(action?.label).toBe("Undo");
  action?.run();
}

function shownToasts() {
  return showToast.mock.calls.map(([kind, text]) => [kind, text]);
}

test("[4.027] cart changes show success toasts", async () => {
  showToast.mockResolvedValue();
  await shop.addToCart(chair);
  await shop.removeFromCart(chair.id);
  expect(shownToasts()).toEqual([
    ["success", "Item Added to Cart"],
    ["success", "Item Removed from Cart"],
  ]);
});

test("[4.029] [4.030] wishlist changes show a success, then an error toast", async () => {
  showToast.mockResolvedValue();
  await shop.addToWishlist(chair);
  await shop.addToWishlist(chair);
  expect(shownToasts()).toEqual([
    ["success", "Item Added to Wishlist"],
    ["error", "Item Removed from Wishlist"],
  ]);
});

test("[4.032] [4.033] adding to the compare list twice shows a success, then a warning toast", async () => {
  showToast.mockResolvedValue();
  await shop.addToCompare(chair);
  await shop.addToCompare(chair);
  expect(shownToasts()).toEqual([
    ["success", "Added to Compare List"],
    ["warning", "Already added to Compare List"],
  ]);
});

test("[4.034] [4.035] removing from the compare list twice shows a warning, then a success toast", async () => {
  showToast.mockResolvedValue();
  await shop.addToCompare(chair);
  showToast.mockClear();
  await shop.removeFromCompare(chair.id);
  await shop.removeFromCompare(chair.id);
  expect(shownToasts()).toEqual([
    ["warning", "Item Removed from Compare List"],
    ["success", "Target no Found"],
  ]);
});

test("Undo restores a removed line at its place, with quantity and choice", async () => {
  showToast.mockResolvedValue();
  await shop.addToCart(chair);
  await shop.addToCart(vase, { quantity: 3, color: "red", size: "L" });
  await shop.addToCart(lamp);
  const { cart } = shopStore.getState();
  const onRestored = vi.fn<() => void>();
  await shop.removeFromCart(vase.id, onRestored);
  expect(shopStore.getState().cart).toHaveLength(2);
  expect(onRestored).not.toHaveBeenCalled();
  undo();
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(shopStore.getState().cart).toEqual(cart);
});

test("removals from the wishlist and from compare are undone in the same way", async () => {
  showToast.mockResolvedValue();
  for (const product of [chair, vase, lamp]) {
    await shop.addToWishlist(product);
    await shop.addToCompare(product);
  }
  for (const remove of [
    () => shop.addToWishlist(chair), // the heart, pressed again
    () => shop.removeFromWishlist(vase.id),
    () => shop.removeFromCompare(lamp.id),
  ]) {
    const { wishlist, compare } = shopStore.getState();
    await remove();
    undo();
    await vi.waitFor(() => expect(shopStore.getState()).toMatchObject({ wishlist, compare }));
  }
});

test("a change that removes nothing has no Undo button", async () => {
  showToast.mockResolvedValue();
  await shop.addToCart(chair);
  await shop.addToCart(chair);
  await shop.removeFromCompare(chair.id);
  for (const [, , options] of showToast.mock.calls) expect(options?.action).toBeUndefined();
});
