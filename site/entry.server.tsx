import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Every page is prerendered, so nothing streams: wait for all content. An error while rendering
 * stops the build. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failure: unknown;
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  if (failure) throw failure;
  headers.set("Content-Type", "text/html");
  return new Response(prelude, { status, headers });
}
