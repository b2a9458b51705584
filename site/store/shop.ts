import { useEffect } from "react";
import { create } from "zustand";
import { CURRENCY_SYMBOL } from "#domain/money.ts";
import type { ShopState } from "#domain/shop-state.ts";
import { cartLines } from "./cart-lines.ts";
import { followStorage } from "./follow-storage.ts";
import { savedCount } from "./saved-count.ts";
import { SHOP_KEY } from "./shop-key.ts";
import { withShopLock } from "./shop-lock.ts";
import { isOutdated, readSaved, save } from "./shop-storage.ts";

type Shop = ShopState & {
  /** Before the saved state has been read, it is unknown whether the cart is empty. */
  isRead: boolean;
};

const emptyShop: ShopState = {
  products: { symbol: CURRENCY_SYMBOL, products: [] },
  cart: [],
  wishlist: [],
  compare: [],
};

/** Starts empty like the prerendered page; `readShop` fills it after hydration. It is marked as pure, so that the
 * build leaves it out where the shop is switched off. */
export const shopStore = /* @__PURE__ */ create<Shop>(() => ({ ...emptyShop, isRead: false }));

/** The first component that uses it starts reading the saved state. */
export function useShop<Part>(select: (shop: Shop) => Part): Part {
  useEffect(() => void readShop(), []);
  return shopStore(select);
}

let reading: Promise<void> | undefined;

/** Reads the saved state, and reads it again whenever another tab changes it. */
export function readShop(): Promise<void> {
  if (!reading) {
    shareCounts();
    followStorage(SHOP_KEY, readAgain);
  }
  return reading && !isOutdated() ? reading : readAgain();
}

function shareCounts(): void {
  shopStore.subscribe(({ cart, wishlist, compare }) => {
    cartLines.setState(cart.length);
    savedCount.setState({ products: wishlist.length + compare.length });
  });
}

function readAgain(): Promise<void> {
  reading = readSaved({ empty: emptyShop, current, applyState });
  return reading;
}

function applyState(shop: ShopState): void {
  shopStore.setState({ ...shop, isRead: true });
}

/** A change waits until the latest saved state has been read, so that it overwrites neither the
 * stored lists nor a change that another tab has just saved. */
export function changeShop<Change extends { shop: Partial<ShopState> }>(
  change: (shop: ShopState) => Change,
): Promise<Change> {
  return withShopLock(async () => {
    await catchUp();
    const changed = change(current());
    shopStore.setState(changed.shop);
    save(current());
    return changed;
  });
}

async function catchUp(): Promise<void> {
  const read = readShop();
  await read;
  // Another tab may have saved a change during the read.
  if (readShop() !== read) await catchUp();
}

function current(): ShopState {
  const { products, cart, wishlist, compare } = shopStore.getState();
  return { products, cart, wishlist, compare };
}
