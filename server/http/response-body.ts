/** [7.019] The body of every response of the API. */
export type ResponseBody = {
  success: boolean;
  message: string;
  field?: string;
};

/** Fastify serializes only the listed properties. */
export const RESPONSE_SCHEMA = {
  type: "object",
  properties: {
    success: { type: "boolean" },
    message: { type: "string" },
    field: {
      type: "string",
      description: "The form field or document to correct, where it is a single one.",
    },
  },
  required: ["success", "message"],
} as const;

export const REQUEST_TIMEOUT_TEXT = "The request took too long";
export const TOO_LARGE_TEXT = "The request is too large";

export function refused(message: string, field?: string): ResponseBody {
  return { success: false, message, ...(field !== undefined && { field }) };
}
