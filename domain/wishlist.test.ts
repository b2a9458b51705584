import { expect, test } from "vitest";
import { makeProduct } from "./test-products.ts";
import { addToWishlist, removeFromWishlist } from "./wishlist.ts";

const chair = makeProduct({ id: 1 });
const vase = makeProduct({ id: 2 });

test("[4.030] a new product is appended", () => {
  expect(addToWishlist([chair], vase)).toEqual({
    list: [chair, vase],
    notice: { kind: "success", text: "Item Added to Wishlist" },
  });
});

test("[4.029] adding a product again removes it, as an error", () => {
  expect(addToWishlist([chair, vase], chair)).toEqual({
    list: [vase],
    notice: { kind: "error", text: "Item Removed from Wishlist" },
  });
});

test("[4.031] an explicit remove deletes by id", () => {
  expect(removeFromWishlist([chair, vase], vase.id)).toEqual([chair]);
  expect(removeFromWishlist([chair], 99)).toEqual([chair]);
});
