import { REFERENCE_HEADER } from "#domain/lead-kinds.ts";
import type { PostOptions, PostResult } from "./post-result.ts";
import { upload } from "./upload.ts";
import { withTimeout } from "./with-timeout.ts";

export function post(
  url: string,
  body: string | FormData,
  options: PostOptions,
): Promise<PostResult> {
  return typeof body === "string" ? postJson(url, body, options) : upload(url, body, options);
}

async function postJson(url: string, body: string, options: PostOptions): Promise<PostResult> {
  const { headers, timeout, signal } = options;
  try {
    return await withTimeout(timeout, signal, async (signal) => {
      const response = await fetch(url, {
        method: "POST",
        credentials: "omit", // [7.001] sends no cookies
        headers: { ...headers, "Content-Type": "application/json" },
        body,
        signal,
      });
      return {
        state: "responded",
        status: response.status,
        text: await response.text(),
        reference: response.headers.get(REFERENCE_HEADER),
      };
    });
  } catch {
    return { state: signal?.aborted ? "cancelled" : "unreachable" };
  }
}
