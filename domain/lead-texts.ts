import type { LeadKind } from "./lead-kinds.ts";

/** [8.001] Separate, because a script inlined into every page has only this text. */
export const NETWORK_FAILURE_TEXT = "Network error. Please check your connection and try again.";

/** The specification fixes these texts [8.001]-[8.006]. */
export const FAILURE_TEXTS = {
  network: NETWORK_FAILURE_TEXT,
  rateLimit: "Too many requests. Please wait a moment and try again.",
  validation: "Please check your input and try again.",
  server: "Server error. Please try again later.",
  authentication: "Authentication error. Please contact support.",
  unknown: "An unexpected error occurred. Please try again.",
} as const;

/** [7.021] The error for a response with `success: false` and no message. */
export const DEFAULT_ERROR_TEXTS: Record<LeadKind, string> = {
  meeting: "Failed to send meeting request",
  contact: "Failed to send contact form",
  broker: "Failed to submit registration",
};

const SUCCESS_TEXTS: Record<LeadKind, string> = {
  meeting: "Meeting request sent successfully! We will contact you shortly to confirm.",
  contact: "Message sent successfully! We will get back to you soon.",
  broker: "Registration submitted successfully! We will contact you shortly.",
};

const DEFAULT_SUCCESS_TEXT = "Form submitted successfully!";

export function successText(kind?: LeadKind): string {
  return kind ? SUCCESS_TEXTS[kind] : DEFAULT_SUCCESS_TEXT;
}

export function failureText(message: string): string {
  const said = message.toLowerCase();
  if (said.includes("rate limit")) return FAILURE_TEXTS.rateLimit;
  if (said.includes("network")) return FAILURE_TEXTS.network;
  if (said.includes("401") || said.includes("403")) return FAILURE_TEXTS.authentication;
  return FAILURE_TEXTS.unknown;
}
