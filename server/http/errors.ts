import type { FastifyError, FastifyInstance } from "fastify";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { HttpError } from "./http-error.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { refused, TOO_LARGE_TEXT } from "./response-body.ts";

/** Removed when the file could not be read after all. */
const FILE_HEADERS = [
  "accept-ranges",
  "content-disposition",
  "content-length",
  "content-range",
  "etag",
];

/** Expected errors are not logged. */
export function sendErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    for (const name of FILE_HEADERS) reply.removeHeader(name);
    reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
    if (error instanceof HttpError) {
      const { status, headers, message, field, more } = error;
      const response = { ...refused(message, field), ...more };
      return reply.code(status).headers(headers).send(response);
    }
    if (error instanceof StoreFailure) {
      request.log.error({ err: error }, "store failed");
      return reply.code(503).header("retry-after", "10").send(refused(FAILURE_TEXTS.server));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(refused(errorText(status)));
    request.log.error({ err: error }, "unexpected error");
    return reply.code(500).send(refused(FAILURE_TEXTS.server));
  });
}

/** Fastify's own messages are about parsers and streams. */
function errorText(status: number): string {
  if (status === 413) return TOO_LARGE_TEXT;
  if (status === 415) return "This kind of content is not accepted";
  return FAILURE_TEXTS.validation;
}
