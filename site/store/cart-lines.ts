import { create } from "zustand";
import { SHOP_KEY } from "./shop-key.ts";

/**
 * How many lines the cart has, for the header of every page. The shop itself, which keeps this up to
 * date, is fetched only for visitors who have something saved.
 */
export const useCartLines = create(() => 0);

/** Counts now if a shop is saved, and whenever another tab saves one. */
export function countCartLines(): void {
  countIfSaved();
  addEventListener("storage", countIfSaved);
}

function countIfSaved(): void {
  if (!hasSavedShop()) return;
  import("./shop.ts").then(
    (shop) => shop.readShop(),
    // Offline: the badge is missing until something else on the page fetches the shop.
    () => undefined,
  );
}

function hasSavedShop(): boolean {
  try {
    return localStorage.getItem(SHOP_KEY) !== null;
  } catch {
    return false;
  }
}
