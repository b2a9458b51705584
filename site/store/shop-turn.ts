import { SHOP_KEY } from "./shop-key.ts";

/** A tab that was put to sleep in its turn does not hold the others up for longer. */
const MOST_PATIENCE_MS = 1000;
/** Browsers take a moment to show one tab what another has saved. */
const SETTLING_MS = 5;

/** Tabs change the shop one after the other, so that none writes over what another just saved. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const endTurn = await beginTurn();
  try {
    return await act();
  } finally {
    endTurn();
  }
}

function beginTurn(): Promise<() => void> {
  return new Promise((begin) => {
    // Where the storage is blocked, or the page is not secure, there are no turns to wait for.
    askForTurn(begin).catch(() => begin(() => undefined));
  });
}

async function askForTurn(begin: (endTurn: () => void) => void): Promise<void> {
  await navigator.locks.request(
    SHOP_KEY,
    { signal: AbortSignal.timeout(MOST_PATIENCE_MS) },
    () => new Promise<void>((end) => begin(() => setTimeout(end, SETTLING_MS))),
  );
}
