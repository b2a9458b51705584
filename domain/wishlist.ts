import type { Notice } from "./notice.ts";
import type { ShopProduct } from "./shop-state.ts";

type Wishlist = ShopProduct[];

const ADDED: Notice = { kind: "success", text: "Item Added to Wishlist" };
/** [4.029] The kind is 'error' on purpose. */
export const REMOVED_FROM_WISHLIST: Notice = { kind: "error", text: "Item Removed from Wishlist" };

/** [4.029] Adding a listed product removes it. */
export function addToWishlist(wishlist: Wishlist, product: ShopProduct) {
  const isListed = wishlist.some(({ id }) => id === product.id);
  return isListed
    ? { list: removeFromWishlist(wishlist, product.id), notice: REMOVED_FROM_WISHLIST }
    : { list: [...wishlist, product], notice: ADDED };
}

export function removeFromWishlist(wishlist: Wishlist, id: number): Wishlist {
  return wishlist.filter((product) => product.id !== id);
}
