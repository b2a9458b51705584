import type { FastifyInstance } from "fastify";
import { bodyChunks } from "./body-chunks.ts";

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface FastifyRequest {
    bodyChunks(maxBytes: number): AsyncGenerator<Buffer, void>;
  }
}

export function addBodyReading(app: FastifyInstance, idleTimeout: number): void {
  app.decorateRequest("bodyChunks", function chunksOf(maxBytes: number) {
    return bodyChunks(this.raw, { maxBytes, idleTimeout });
  });
}
