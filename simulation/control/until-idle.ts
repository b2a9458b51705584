const { setImmediate: nextTurn } = globalThis;

const BUSY = /^(Immediate|FSReq|CloseReq)/;

/** Resolves when the process waits for nothing but calls and timers that the run controls. */
export async function untilIdle(): Promise<void> {
  do {
    await new Promise<void>((resolve) => void nextTurn(resolve));
  } while (process.getActiveResourcesInfo().some((name) => BUSY.test(name)));
}
