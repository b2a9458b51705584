import type { ShopState } from "#domain/shop-state.ts";
import { showToast } from "#site/ui/toast.ts";
import * as words from "#words/toasts.ts";
import { SHOP_KEY } from "./shop-key.ts";

/** [3.039] [9.024] The longest time to wait for the saved state. */
const READ_TIMEOUT_MS = 5000;

/** Any text other than the last one seen was saved by another tab. */
let lastSeen: string | null = null;
/** Stored state that could not be read must not be overwritten. */
let isUnread = false;
/** Stored state must not replace changes that could not be saved. */
let hasUnsavedChanges = false;

type Page = {
  empty: ShopState;
  current: () => ShopState;
  applyState: (shop: ShopState) => void;
};

/** If reading takes too long, the page keeps its current state, and applies the saved state when it arrives. */
export async function readSaved({ empty, current, applyState }: Page): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<void>((_, reject) => {
    timer = setTimeout(reject, READ_TIMEOUT_MS);
  });
  try {
    await Promise.race([read(), tooLate]);
  } catch {
    isUnread = true;
    applyState(current());
  } finally {
    clearTimeout(timer);
  }

  async function read() {
    const saved = await parseSaved(empty);
    // Checked after the wait: changes that the visitor made meanwhile are kept.
    if (hasUnsavedChanges) return applyState(current());
    isUnread = false;
    applyState(saved ?? current());
  }
}

async function parseSaved(empty: ShopState): Promise<ShopState | null> {
  lastSeen = savedText();
  if (lastSeen === null) return empty;
  const text = lastSeen;
  // Loaded only where saved state exists, to keep it out of the page's own script.
  const { parseShopState } = await import("#domain/shop-state.ts");
  return parseShopState(text);
}

/** Whether another tab has saved a state that this page has not read. */
export function isOutdated(): boolean {
  return savedText() !== lastSeen;
}

/** Where the storage is blocked, the last text counts as current. */
function savedText(): string | null {
  try {
    return localStorage.getItem(SHOP_KEY);
  } catch {
    return lastSeen;
  }
}

export function save(shop: ShopState): void {
  if (!isUnread && write(shop)) {
    hasUnsavedChanges = false;
  } else if (!hasUnsavedChanges && hasItems(shop)) {
    // Shown once, and only when there is something to lose.
    hasUnsavedChanges = true;
    void showToast("warning", words.listsNotSaved);
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

function hasItems({ cart, wishlist, compare }: ShopState): boolean {
  return cart.length + wishlist.length + compare.length > 0;
}
