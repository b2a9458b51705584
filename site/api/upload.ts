import { REFERENCE_HEADER } from "#domain/lead-kinds.ts";
import { openFrameWithoutCredentials } from "./frame-without-credentials.ts";
import type { PostOptions, PostResult } from "./post-result.ts";

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. XMLHttpRequest always sends
 * credentials to its own origin, so the request is made in a frame that has none. */
export async function upload(
  url: string,
  body: FormData,
  options: PostOptions,
): Promise<PostResult> {
  const frame = await openFrameWithoutCredentials();
  try {
    return await send(new (frame?.scope ?? globalThis).XMLHttpRequest(), url, body, options);
  } finally {
    frame?.close();
  }
}

/** The timeout restarts with every progress event: on a slow connection, an upload of ten megabytes
 * takes minutes. */
function send(
  request: XMLHttpRequest,
  url: string,
  body: FormData,
  { headers, timeout, signal, onProgress }: PostOptions,
): Promise<PostResult> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ state: "cancelled" });
    const abort = () => request.abort();
    let timer = setTimeout(abort, timeout);

    function settle(result: PostResult) {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(result);
    }

    signal?.addEventListener("abort", abort);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, timeout);
      onProgress?.(total ? loaded / total : 0);
    });
    request.addEventListener("load", () =>
      settle({
        state: "responded",
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
