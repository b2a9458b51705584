import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";
import { TOO_LARGE_TEXT } from "./response-body.ts";

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", (request, _payload, done) => {
    const maxBytes = request.routeOptions.bodyLimit;
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > maxBytes) return done(new HttpError(413, TOO_LARGE_TEXT));
    readText(request.bodyChunks(maxBytes)).then((text) => parse(request, text, done), done);
  });
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString("utf8");
}
