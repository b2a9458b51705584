import { useEffect } from "react";
import { create } from "zustand";
import { CURRENCY_SYMBOL } from "#domain/money.ts";
import type { ShopState } from "#domain/shop-state.ts";
import { useCartLines } from "./cart-lines.ts";
import { SHOP_KEY } from "./shop-key.ts";
import { inTurn } from "./shop-turn.ts";
import { isOutdated, readSaved, save } from "./shop-storage.ts";

type Shop = ShopState & {
  /** Whether the saved state has been read: until then nobody knows if the cart is empty. */
  isRead: boolean;
};

const emptyShop: ShopState = {
  products: { symbol: CURRENCY_SYMBOL, products: [] },
  cart: [],
  wishlist: [],
  compare: [],
};

/** Starts empty like the prerendered page, and is filled by `readShop` once the page is alive. */
export const shopStore = create<Shop>(() => ({ ...emptyShop, isRead: false }));

shopStore.subscribe(({ cart }) => useCartLines.setState(cart.length));

/** A part of the shop; whoever shows the first one has the saved state read. */
export function useShop<Part>(select: (shop: Shop) => Part): Part {
  useEffect(() => void readShop(), []);
  return shopStore(select);
}

let reading: Promise<void> | undefined;

/** Reads what was saved, and from then on keeps in step with the visitor's other tabs. */
export function readShop(): Promise<void> {
  if (!reading) listenToOtherTabs();
  return reading && !isOutdated() ? reading : readAgain();
}

function listenToOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === SHOP_KEY || key === null) readAgain();
  });
  // A page that the browser had put aside heard nothing of the other tabs meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain());
}

function readAgain(): Promise<void> {
  reading = readSaved({ empty: emptyShop, current, takeIn });
  return reading;
}

function takeIn(shop: ShopState): void {
  shopStore.setState({ ...shop, isRead: true });
}

/**
 * A change waits until the saved state is there, so that it is never made to an empty shop by mistake,
 * nor to one that another tab has changed a moment ago and not told of yet.
 */
export function changeShop<Change extends { shop: Partial<ShopState> }>(
  change: (shop: ShopState) => Change,
): Promise<Change> {
  return inTurn(async () => {
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
  // Something may have been saved while it was read.
  if (readShop() !== read) await catchUp();
}

function current(): ShopState {
  const { products, cart, wishlist, compare } = shopStore.getState();
  return { products, cart, wishlist, compare };
}
