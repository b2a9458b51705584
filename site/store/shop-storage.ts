import type { ShopState } from "#domain/shop-state.ts";
import { showToast } from "#site/ui/toast.ts";
import { SHOP_KEY } from "./shop-key.ts";

/** [3.039] [9.024] */
export const READ_TIMEOUT_MS = 5000;

const NOT_KEPT_TEXT =
  "This browser does not let the shop save anything. What you choose stays until you close or reload the page.";

/**
 * What the browser has saved: the lists are its top-level keys. Whatever cannot be read in time
 * leaves what the page has, which at first is nothing.
 */
export async function readSaved(empty: ShopState, current: () => ShopState): Promise<ShopState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<ShopState>((resolve) => {
    timer = setTimeout(() => resolve(current()), READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([parseSaved(empty, current), tooLate]);
  } catch {
    return current();
  } finally {
    clearTimeout(timer);
  }
}

async function parseSaved(empty: ShopState, current: () => ShopState): Promise<ShopState> {
  const text = savedText();
  if (text === null) return empty;
  // Fetched only for those who have something saved: nobody else needs to carry it.
  const { parseShopState } = await import("#domain/shop-state.ts");
  return parseShopState(text) ?? current();
}

function savedText(): string | null {
  try {
    return localStorage.getItem(SHOP_KEY);
  } catch {
    return null;
  }
}

let hasComplained = false;

export function save(shop: ShopState): void {
  try {
    localStorage.setItem(SHOP_KEY, JSON.stringify(shop));
  } catch {
    // Blocked or full: said once, and only when there is something that will not be kept.
    if (hasComplained || !holdsAnything(shop)) return;
    hasComplained = true;
    void showToast("warning", NOT_KEPT_TEXT);
  }
}

function holdsAnything({ cart, wishlist, compare }: ShopState): boolean {
  return cart.length + wishlist.length + compare.length > 0;
}
