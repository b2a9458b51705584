/** [7.019] All that an answer of the API says. */
export type Answer = { success: boolean; message: string };

/** Fastify writes what is listed here and drops anything else. */
export const ANSWER_SCHEMA = {
  type: "object",
  properties: { success: { type: "boolean" }, message: { type: "string" } },
  required: ["success", "message"],
} as const;

export function refused(message: string): Answer {
  return { success: false, message };
}
