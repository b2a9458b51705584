import { SHOP_KEY } from "./shop-key.ts";

/** The longest wait for the lock: a suspended tab may hold it. */
const LOCK_TIMEOUT_MS = 1000;
/** Browsers take a moment to show one tab what another has saved. */
const STORAGE_DELAY_MS = 5;

/** Tabs change the shop one after the other, so that none overwrites what another has just saved. */
export async function withShopLock<Result>(act: () => Promise<Result>): Promise<Result> {
  const release = await acquireLock();
  try {
    return await act();
  } finally {
    release();
  }
}

function acquireLock(): Promise<() => void> {
  return new Promise((resolve) => {
    // Where the storage is blocked, or the page is not secure, there are no locks.
    requestLock(resolve).catch(() => resolve(() => undefined));
  });
}

async function requestLock(onAcquired: (release: () => void) => void): Promise<void> {
  await navigator.locks.request(
    SHOP_KEY,
    { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) },
    () => new Promise<void>((end) => onAcquired(() => setTimeout(end, STORAGE_DELAY_MS))),
  );
}
