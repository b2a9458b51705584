/** Calls `request` with a signal that aborts after `timeout` milliseconds, or together with `signal`.
 * Not `AbortSignal.any`, which Safari has only since 17.4. */
export async function withTimeout<Body>(
  timeout: number,
  signal: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<Body>,
): Promise<Body> {
  const ending = new AbortController();
  const abort = () => ending.abort();
  const timer = setTimeout(abort, timeout);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    return await request(ending.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
