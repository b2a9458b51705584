import { withTimeout } from "./with-timeout.ts";

type LoadOptions = Pick<RequestInit, "credentials"> & { timeout: number; signal?: AbortSignal };

/** Throws where the server does not respond in time, or with an error. */
export function loadJson(url: string, options: LoadOptions): Promise<unknown> {
  const { timeout, signal, credentials } = options;
  return withTimeout(timeout, signal, async (signal) => {
    const response = await fetch(url, { credentials, signal });
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    return response.json();
  });
}
