import { SHOP_KEY } from "./shop-key.ts";

/** Counts now if a shop is saved, and whenever another tab saves one. */
export function countCartLines(): void {
  countIfSaved();
  addEventListener("storage", countIfSaved);
}

function countIfSaved(): void {
  if (!hasSavedShop()) return;
  import("./shop.ts").then(
    (shop) => shop.readShop(),
    // Offline the badge is missing until something else on the page loads the shop.
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
