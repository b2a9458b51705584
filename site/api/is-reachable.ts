/** Whether a host responds at all: another origin does not tell more. */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
    return true;
  } catch {
    return false;
  }
}
