import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { refused, REQUEST_TIMEOUT_TEXT, TOO_LARGE_TEXT } from "./response-body.ts";
import { isResponseEarly } from "./unread-bodies.ts";

const STATUSES: Record<string, [status: number, reason: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", REQUEST_TIMEOUT_TEXT],
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", TOO_LARGE_TEXT],
};

/** Responds to a request that is too malformed or slow for Fastify. */
export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  // Node's default handler reads the same property.
  const response = Reflect.get(socket, "_httpMessage") as ServerResponse | undefined;
  const canRespond = socket.writable && !isResponseEarly(socket) && !response?.headersSent;
  if (error.code === "ECONNRESET" || !canRespond) return void socket.destroy();
  // The error follows a complete request, and only that request gets a response.
  if (response?.req.complete) {
    return void response.once("finish", () => socket.destroySoon());
  }
  const [status, reason, message] = STATUSES[error.code ?? ""] ?? [
    400,
    "Bad Request",
    FAILURE_TEXTS.validation,
  ];
  const body = JSON.stringify(refused(message));
  socket.write(
    `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  socket.destroySoon(); // after sending, even if the client keeps the connection open
}
