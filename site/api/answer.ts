import * as z from "zod/mini";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { REFUSAL_TEXTS } from "#domain/lead-texts.ts";
import type { Reply } from "./reply.ts";

/** [7.019] All that is read of an answer; the field is ours. */
const answerSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  field: z.optional(z.string()),
});

/** What the server does not take, and in which form control it is. */
export type RefusedField = { field: string; message: string };

/** The message is in words that `failureText` knows. */
type Failure = { message: string; refusedField?: RefusedField | undefined };

/** Null when the lead was accepted. */
export function failureOf(kind: LeadKind, reply: Reply): Failure | null {
  if (reply.state !== "answered") return { message: "network" };
  const { success, message, field } = readAnswer(reply.text);
  const isOk = reply.status >= 200 && reply.status < 300;
  if (!isOk) {
    return {
      message: message || `HTTP error! status: ${reply.status}`, // [7.020]
      refusedField: field && message ? { field, message } : undefined,
    };
  }
  // Only a clear yes is one: a page that some proxy slips in must not pass for it.
  if (success !== true) return { message: message || REFUSAL_TEXTS[kind] }; // [7.021]
  return null;
}

function readAnswer(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
