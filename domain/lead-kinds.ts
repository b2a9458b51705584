/** [9.002] What a visitor can send us. */
export const LEAD_KINDS = ["meeting", "contact", "broker"] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** [7.004] [7.005] [7.006] Where each kind is posted to, below the API base. */
export const LEAD_PATHS: Record<LeadKind, string> = {
  meeting: "/api/send-meeting-request",
  contact: "/api/send-contact-form",
  broker: "/api/send-broker-registration",
};

/** [7.001] */
export const API_KEY_HEADER = "X-API-Key";

/** Made once for each attempt to submit and kept over its retries, so that none counts twice. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** Beside the answer: what to name on the telephone, as it stands in the receipt too. */
export const REFERENCE_HEADER = "X-Lead-Reference";
