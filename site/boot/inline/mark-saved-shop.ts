import { SHOP_SAVED } from "#site/boot/names.ts";
import { SHOP_KEY } from "#site/store/shop-key.ts";

/** Marks that a cart or list is saved in this browser, so that the prerendered empty cart is not shown. */
export function markSavedShop(): void {
  try {
    if (localStorage.getItem(SHOP_KEY)) document.documentElement.setAttribute(SHOP_SAVED, "");
  } catch {
    // Storage is blocked, so nothing is saved.
  }
}
