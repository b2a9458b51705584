import type { IncomingMessage } from "node:http";

/** Whether a body belongs to the request, by what its headers say. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
