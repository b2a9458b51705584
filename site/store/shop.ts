import { create } from "zustand";
import { persist } from "zustand/middleware";
import { CURRENCY_SYMBOL } from "#domain/money.ts";
import type { ShopState } from "#domain/shop-state.ts";
import { shopStorage } from "./shop-storage.ts";

export const SHOP_KEY = "root"; // [3.039] [9.024]

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
export const useShop = create<Shop>()(
  persist((): Shop => ({ ...emptyShop, isRead: false }), {
    name: SHOP_KEY,
    storage: shopStorage(emptyShop, current),
    skipHydration: true,
    partialize: saved,
    merge: (read, shop) => ({ ...shop, ...(read as ShopState), isRead: true }),
  }),
);

function current(): ShopState {
  return saved(useShop.getState());
}

function saved({ products, cart, wishlist, compare }: ShopState): ShopState {
  return { products, cart, wishlist, compare };
}

let reading: Promise<void> | undefined;

/** Reads what was saved, once, and from then on keeps in step with the visitor's other tabs. */
export function readShop(): Promise<void> {
  if (reading) return reading;
  addEventListener("storage", ({ key }) => {
    if (key === SHOP_KEY || key === null) readAgain();
  });
  // A page that the browser had put aside heard nothing of the other tabs meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && readAgain());
  return readAgain();
}

function readAgain(): Promise<void> {
  reading = Promise.resolve(useShop.persist.rehydrate());
  return reading;
}

/** A change waits until the saved state is there, so that it is never made to an empty shop by mistake. */
export async function changeShop(change: (shop: ShopState) => Partial<ShopState>): Promise<void> {
  await readShop();
  useShop.setState(change);
}
