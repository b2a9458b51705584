import { REFERENCE_HEADER } from "#domain/lead-kinds.ts";
import { openFrameWithoutCredentials } from "./frame-without-credentials.ts";
import type { PostOptions, Reply } from "./reply.ts";

/**
 * The old way of asking, because it alone tells how an upload is getting on. It cannot be told to
 * leave credentials out, so it asks from a frame that has none.
 */
export async function upload(url: string, body: FormData, options: PostOptions): Promise<Reply> {
  const frame = await openFrameWithoutCredentials();
  try {
    return await send(new (frame?.scope ?? globalThis).XMLHttpRequest(), url, body, options);
  } finally {
    frame?.close();
  }
}

/**
 * The time-out runs from the last sign of life: on a slow line ten megabytes take minutes, and are on
 * their way all the same.
 */
function send(
  request: XMLHttpRequest,
  url: string,
  body: FormData,
  { headers, timeout, signal, onProgress }: PostOptions,
): Promise<Reply> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ state: "cancelled" });
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
      settle({
        state: "answered",
        status: request.status,
        text: request.responseText,
        reference: request.getResponseHeader(REFERENCE_HEADER),
      }),
    );
    request.addEventListener("error", () => settle({ state: "unreachable" }));
    request.addEventListener("abort", () =>
      settle({ state: signal?.aborted ? "cancelled" : "unreachable" }),
    );
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
