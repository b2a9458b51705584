import * as z from "zod/mini";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { DEFAULT_ERROR_TEXTS } from "#domain/lead-texts.ts";
import type { PostResult } from "./post-result.ts";

/** [7.019] The parts of a response that are read; `field` is our addition. */
const responseSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  field: z.optional(z.string()),
});

export type FieldError = { field: string; message: string };

/** The message is one that `failureText` recognizes. */
type Failure = { message: string; fieldError?: FieldError | undefined };

/** Null when the lead was accepted. */
export function failureOf(kind: LeadKind, result: PostResult): Failure | null {
  if (result.state !== "responded") return { message: "network" };
  const { success, message, field } = readResponse(result.text);
  const isOk = result.status >= 200 && result.status < 300;
  if (!isOk) {
    return {
      message: message || `HTTP error! status: ${result.status}`, // the fallback of [7.020]
      fieldError: field && message ? { field, message } : undefined,
    };
  }
  // A page that a proxy returns instead of the API's response must not count as success.
  if (success !== true) return { message: message || DEFAULT_ERROR_TEXTS[kind] }; // the fallback of [7.021]
  return null;
}

function readResponse(text: string): z.infer<typeof responseSchema> {
  try {
    return responseSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
