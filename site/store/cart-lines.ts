import { create } from "zustand";
import { SHOP_KEY } from "./shop-key.ts";

/**
 * How many lines the cart has, for the header of every page. The shop itself, which keeps this up to
 * date, is fetched only for visitors who have something saved.
 */
export const useCartLines = create(() => 0);

/** Now, if something is saved; otherwise when another tab saves the first thing. */
export function countCartLines(): void {
  if (hasSavedShop()) void count();
  else addEventListener("storage", () => hasSavedShop() && void count(), { once: true });
}

async function count(): Promise<void> {
  try {
    const { readShop } = await import("./shop.ts");
    await readShop();
  } catch {
    // Offline: the badge is missing, and the cart shows what it holds all the same.
  }
}

function hasSavedShop(): boolean {
  try {
    return localStorage.getItem(SHOP_KEY) !== null;
  } catch {
    return false;
  }
}
