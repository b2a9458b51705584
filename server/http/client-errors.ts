import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { refused, REQUEST_TIMEOUT_TEXT, TOO_LARGE_TEXT } from "./answer.ts";
import { isAnsweredEarly } from "./unread-bodies.ts";

const STATUSES: Record<string, [status: number, reason: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", REQUEST_TIMEOUT_TEXT],
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", TOO_LARGE_TEXT],
};

/** What is no HTTP, or comes too slowly, gets its answer before there is a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // Node's own handler of such errors looks there too.
  const response = Reflect.get(socket, "_httpMessage") as ServerResponse | undefined;
  const canAnswer = socket.writable && !isAnsweredEarly(socket) && !response?.headersSent;
  if (error.code === "ECONNRESET" || !canAnswer) return void socket.destroy();
  // What is wrong came after a whole request, whose answer must not be taken for that of another.
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
  socket.destroySoon(); // when that is sent, whether the other side hangs up or not
}
