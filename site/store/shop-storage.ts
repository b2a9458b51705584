import type { ShopState } from "#domain/shop-state.ts";
import { showToast } from "#site/ui/toast.ts";
import * as words from "#words/toasts.ts";
import { SHOP_KEY } from "./shop-key.ts";

/** [3.039] [9.024] */
const READ_TIMEOUT_MS = 5000;

const NOT_KEPT_TEXT = words.listsNotSaved;

/** What this tab has last read or written: anything else was saved by another tab. */
let lastSeen: string | null = null;
/** Something is saved, and the code that reads it has not come: nothing may be written over it. */
let isUnread = false;
/** The page holds what could not be saved: nothing may be read over it. */
let isAdrift = false;

type Page = {
  empty: ShopState;
  current: () => ShopState;
  takeIn: (shop: ShopState) => void;
};

/**
 * What the browser has saved: the lists are its top-level keys. Whatever cannot be read in time
 * leaves what the page has, which at first is nothing, and is taken in when it comes at last.
 */
export async function readSaved({ empty, current, takeIn }: Page): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((_, reject) => {
    timer = setTimeout(reject, READ_TIMEOUT_MS);
  });
  try {
    await Promise.race([read(), tooLate]);
  } catch {
    isUnread = true;
    takeIn(current());
  } finally {
    clearTimeout(timer);
  }

  async function read() {
    const saved = await parseSaved(empty);
    // Asked after the wait: what the visitor has chosen meanwhile is not taken from them.
    if (isAdrift) return takeIn(current());
    isUnread = false;
    takeIn(saved ?? current());
  }
}

async function parseSaved(empty: ShopState): Promise<ShopState | null> {
  lastSeen = savedText();
  if (lastSeen === null) return empty;
  const text = lastSeen;
  // Fetched only for those who have something saved: nobody else needs to carry it.
  const { parseShopState } = await import("#domain/shop-state.ts");
  return parseShopState(text);
}

/** Whether there is something that this page has not read, as another tab may just have saved it. */
export function isOutdated(): boolean {
  return savedText() !== lastSeen;
}

/** Where the storage is blocked, or has come to be, nothing new is known. */
function savedText(): string | null {
  try {
    return localStorage.getItem(SHOP_KEY);
  } catch {
    return lastSeen;
  }
}

export function save(shop: ShopState): void {
  if (!isUnread && write(shop)) {
    isAdrift = false;
  } else if (!isAdrift && holdsAnything(shop)) {
    // Said once, and only when there is something that will not be kept.
    isAdrift = true;
    void showToast("warning", NOT_KEPT_TEXT);
  }
}

/** False where the storage is blocked or full. */
function write(shop: ShopState): boolean {
  const text = JSON.stringify(shop);
  try {
    localStorage.setItem(SHOP_KEY, text);
    lastSeen = text;
    return true;
  } catch {
    return false;
  }
}

function holdsAnything({ cart, wishlist, compare }: ShopState): boolean {
  return cart.length + wishlist.length + compare.length > 0;
}
