import * as cartRules from "#domain/cart.ts";
import * as compareRules from "#domain/compare.ts";
import { CURRENCY_SYMBOL } from "#domain/money.ts";
import type { ShopProduct } from "#domain/shop-state.ts";
import * as wishlistRules from "#domain/wishlist.ts";
import { changeList, type OnRestored } from "./change-list.ts";
import { changeShop } from "./shop.ts";

/** [4.027]-[4.035] Each action changes the saved state and shows a toast. */

export function addToCart(product: ShopProduct, options?: cartRules.AddOptions): Promise<void> {
  return changeList("cart", product.id, (cart) => ({
    list: cartRules.addToCart(cart, product, options),
    notice: cartRules.ADDED_TO_CART,
  }));
}

export function removeFromCart(id: number, onRestored?: OnRestored): Promise<void> {
  const notice = cartRules.REMOVED_FROM_CART;
  return changeList(
    "cart",
    id,
    (cart) => ({ list: cartRules.removeFromCart(cart, id), notice }),
    onRestored,
  );
}

export function incrementLine(id: number): Promise<void> {
  return changeList("cart", id, (cart) => ({ list: cartRules.incrementLine(cart, id) }));
}

export function decrementLine(id: number): Promise<void> {
  return changeList("cart", id, (cart) => ({ list: cartRules.decrementLine(cart, id) }));
}

export function addToWishlist(product: ShopProduct, onRestored?: OnRestored): Promise<void> {
  return changeList(
    "wishlist",
    product.id,
    (list) => wishlistRules.addToWishlist(list, product),
    onRestored,
  );
}

/** [4.031] The specification gives no text for this case: the text of [4.029] is used. */
export function removeFromWishlist(id: number, onRestored?: OnRestored): Promise<void> {
  const notice = wishlistRules.REMOVED_FROM_WISHLIST;
  return changeList(
    "wishlist",
    id,
    (list) => ({ list: wishlistRules.removeFromWishlist(list, id), notice }),
    onRestored,
  );
}

export function addToCompare(product: ShopProduct): Promise<void> {
  return changeList("compare", product.id, (list) => compareRules.addToCompare(list, product));
}

export function removeFromCompare(id: number, onRestored?: OnRestored): Promise<void> {
  return changeList("compare", id, (list) => compareRules.removeFromCompare(list, id), onRestored);
}

/** [3.041] The product list is part of the saved state. */
export async function keepProducts(products: ShopProduct[]): Promise<void> {
  await changeShop(() => ({ shop: { products: { symbol: CURRENCY_SYMBOL, products } } }));
}
