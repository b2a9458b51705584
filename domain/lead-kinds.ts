/** [9.002] `server/leads/kinds` has what the server knows about each kind. */
export const LEAD_KINDS = ["meeting", "contact", "broker"] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** [7.004] [7.005] [7.006] Paths are below the API base. */
export const LEAD_PATHS: Record<LeadKind, string> = {
  meeting: "/api/send-meeting-request",
  contact: "/api/send-contact-form",
  broker: "/api/send-broker-registration",
};

/** Clause 7.001 fixes the name. */
export const API_KEY_HEADER = "X-API-Key";

/** One key for a submit and its retries, so that the lead counts once. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** The body of a meeting is fixed [7.004], so the visitor's time zone and what the meeting is about go beside it. */
export const TIME_ZONE_HEADER = "X-Time-Zone";
export const ABOUT_HEADER = "X-Lead-About";

/** The response has the lead's reference, which is also in the receipt. */
export const REFERENCE_HEADER = "X-Lead-Reference";
