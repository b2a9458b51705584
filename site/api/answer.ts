import * as z from "zod/mini";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { REFUSAL_TEXTS } from "#domain/lead-texts.ts";
import type { Reply } from "./reply.ts";

/** [7.019] All that is read of an answer. */
const answerSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
});

/** What went wrong, in words that `failureText` understands; null when all went well. */
export function complaintOf(kind: LeadKind, reply: Reply): string | null {
  if (reply.state !== "answered") return "network";
  const { success, message } = readAnswer(reply.text);
  const isOk = reply.status >= 200 && reply.status < 300;
  if (!isOk) return message || `HTTP error! status: ${reply.status}`; // [7.020]
  // Only a clear yes is one: a page that some proxy slips in must not pass for it.
  if (success !== true) return message || REFUSAL_TEXTS[kind]; // [7.021]
  return null;
}

function readAnswer(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
