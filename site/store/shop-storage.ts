import type { PersistStorage } from "zustand/middleware";
import type { ShopState } from "#domain/shop-state.ts";
import { showToast } from "#site/ui/toast.ts";

/** [3.039] [9.024] */
export const READ_TIMEOUT_MS = 5000;

const NOT_KEPT_TEXT =
  "This browser does not let the shop save anything. What you choose stays until you close or reload the page.";

/**
 * Keeps the shop in the browser's storage as it is: the lists are the top-level keys of what is
 * saved. Whatever cannot be read in time leaves what the page has, which at first is nothing.
 */
export function shopStorage(empty: ShopState, current: () => ShopState): PersistStorage<ShopState> {
  let hasComplained = false;

  return {
    async getItem(key) {
      return { state: await inTime(read(key, empty), current) };
    },
    setItem(key, { state }) {
      try {
        localStorage.setItem(key, JSON.stringify(state));
      } catch {
        // Blocked or full: said once, and only when there is something that will not be kept.
        if (hasComplained || !holdsAnything(state)) return;
        hasComplained = true;
        showToast("warning", NOT_KEPT_TEXT);
      }
    },
    removeItem: (key) => localStorage.removeItem(key),
  };

  async function read(key: string, empty: ShopState): Promise<ShopState> {
    const text = storedText(key);
    if (text === null) return empty;
    // Fetched only for those who have something stored: nobody else needs to carry it.
    const { parseShopState } = await import("#domain/shop-state.ts");
    return parseShopState(text) ?? current();
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

async function inTime(reading: Promise<ShopState>, otherwise: () => ShopState) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<ShopState>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } catch {
    return otherwise();
  } finally {
    clearTimeout(timer);
  }
}

function holdsAnything({ cart, wishlist, compare }: ShopState) {
  return cart.length + wishlist.length + compare.length > 0;
}
