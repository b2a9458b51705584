export type Reply =
  | { state: "answered"; status: number; text: string }
  /** Nobody answered, or not in time [7.022]. */
  | { state: "unreachable" }
  /** The visitor called it off. */
  | { state: "cancelled" };

export type PostOptions = {
  headers: Record<string, string>;
  timeout: number;
  signal?: AbortSignal;
  /** Told how much of an upload has left, from 0 to 1. */
  onProgress?: (part: number) => void;
};

export function post(url: string, body: string | FormData, options: PostOptions): Promise<Reply> {
  return typeof body === "string" ? postJson(url, body, options) : upload(url, body, options);
}

async function postJson(url: string, body: string, options: PostOptions): Promise<Reply> {
  const { headers, timeout, signal } = options;
  const ending = new AbortController();
  const abort = () => ending.abort();
  const timer = setTimeout(abort, timeout);
  signal?.addEventListener("abort", abort);
  try {
    const response = await fetch(url, {
      method: "POST",
      credentials: "omit", // [7.001]
      headers: { ...headers, "Content-Type": "application/json" },
      body,
      signal: ending.signal,
    });
    return { state: "answered", status: response.status, text: await response.text() };
  } catch {
    return { state: signal?.aborted ? "cancelled" : "unreachable" };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/**
 * The old way of asking, because it alone tells how an upload is getting on. The time-out runs from
 * the last sign of life: on a slow line ten megabytes take minutes, and are on their way all the same.
 */
function upload(url: string, body: FormData, options: PostOptions): Promise<Reply> {
  const { headers, timeout, signal, onProgress } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, timeout);

    function settle(reply: Reply) {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(reply);
    }

    signal?.addEventListener("abort", abort);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, timeout);
      onProgress?.(total ? loaded / total : 0);
    });
    request.addEventListener("load", () =>
      settle({ state: "answered", status: request.status, text: request.responseText }),
    );
    request.addEventListener("error", () => settle({ state: "unreachable" }));
    request.addEventListener("abort", () =>
      settle({ state: signal?.aborted ? "cancelled" : "unreachable" }),
    );
    // [7.001] Across origins it carries no credentials, and on our own there are none.
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
