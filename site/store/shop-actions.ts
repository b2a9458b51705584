import {
  ADDED_TO_CART,
  type AddOptions,
  addToCart,
  decrementLine,
  incrementLine,
  REMOVED_FROM_CART,
  removeFromCart,
} from "#domain/cart.ts";
import { addToCompare, removeFromCompare } from "#domain/compare.ts";
import { CURRENCY_SYMBOL } from "#domain/money.ts";
import type { Notice } from "#domain/notice.ts";
import type { Cart, ShopProduct } from "#domain/shop-state.ts";
import { addToWishlist, removeFromWishlist } from "#domain/wishlist.ts";
import { showToast } from "#site/ui/toast.ts";
import { changeShop } from "./shop.ts";

/** What a visitor can do in the shop: each changes the saved state and says so [4.027]-[4.035]. */

export async function putIntoCart(product: ShopProduct, options?: AddOptions): Promise<void> {
  await changeCart((cart) => addToCart(cart, product, options));
  say(ADDED_TO_CART);
}

export async function takeOutOfCart(id: number): Promise<void> {
  await changeCart((cart) => removeFromCart(cart, id));
  say(REMOVED_FROM_CART);
}

export function takeOneMore(id: number): Promise<void> {
  return changeCart((cart) => incrementLine(cart, id));
}

export function takeOneLess(id: number): Promise<void> {
  return changeCart((cart) => decrementLine(cart, id));
}

export async function wishFor(product: ShopProduct): Promise<void> {
  const { notice } = await changeShop(({ wishlist }) => {
    const { list, notice } = addToWishlist(wishlist, product);
    return { shop: { wishlist: list }, notice };
  });
  say(notice);
}

/** [4.031] Says nothing: the specification names no words for it, and the row is seen to go. */
export async function stopWishingFor(id: number): Promise<void> {
  await changeShop(({ wishlist }) => ({ shop: { wishlist: removeFromWishlist(wishlist, id) } }));
}

export async function compareWithOthers(product: ShopProduct): Promise<void> {
  const { notice } = await changeShop(({ compare }) => {
    const { list, notice } = addToCompare(compare, product);
    return { shop: { compare: list }, notice };
  });
  say(notice);
}

export async function stopComparing(id: number): Promise<void> {
  const { notice } = await changeShop(({ compare }) => {
    const { list, notice } = removeFromCompare(compare, id);
    return { shop: { compare: list }, notice };
  });
  say(notice);
}

/** [3.041] The list of products is part of what is saved. */
export async function keepProducts(products: ShopProduct[]): Promise<void> {
  await changeShop(() => ({ shop: { products: { symbol: CURRENCY_SYMBOL, products } } }));
}

async function changeCart(change: (cart: Cart) => Cart): Promise<void> {
  await changeShop(({ cart }) => ({ shop: { cart: change(cart) } }));
}

function say({ kind, text }: Notice): void {
  void showToast(kind, text);
}
