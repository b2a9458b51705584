import {
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  LEAD_PATHS,
  type LeadKind,
} from "#domain/lead-kinds.ts";
import { FAILURE_TEXTS, failureText, successText } from "#domain/lead-texts.ts";
import { FILL_TIME_HEADER } from "#domain/spam-signals.ts";
import { failureOf, type FieldError } from "./response-body.ts";
import { type ApiSettings, apiSettings } from "./api-settings.ts";
import { attemptKey, settleAttempt } from "./attempt-key.ts";
import { contentMark, leadBody, type LeadContent } from "./lead-body.ts";
import { logRequest } from "./log-request.ts";
import { post } from "./post.ts";
import { maySend } from "./rate-check.ts";

export type LeadOutcome =
  | { state: "sent"; text: string; reference: string | null }
  | { state: "failed"; text: string; fieldError?: FieldError | undefined }
  | { state: "cancelled" };

export type SendOptions = {
  /** How long the visitor took to fill the form, in milliseconds. */
  fillTime: number;
  signal?: AbortSignal;
  onProgress?: (part: number) => void;
};

/** Never throws: every failure has a text. */
export async function sendLead(
  kind: LeadKind,
  content: LeadContent,
  { fillTime, ...options }: SendOptions,
  { baseUrl, apiKey, timeout }: ApiSettings = apiSettings,
): Promise<LeadOutcome> {
  const path = LEAD_PATHS[kind];
  if (!maySend(path)) return { state: "failed", text: FAILURE_TEXTS.rateLimit }; // the text of [8.013]

  const startedAt = performance.now();
  const body = leadBody(content);
  const headers = {
    ...content.headers,
    [API_KEY_HEADER]: apiKey,
    [IDEMPOTENCY_HEADER]: attemptKey(kind, contentMark(content)),
    [FILL_TIME_HEADER]: String(Math.round(fillTime)),
  };
  const result = await post(baseUrl + path, body, { ...options, headers, timeout });
  logRequest({ path, content, body, result, milliseconds: performance.now() - startedAt });

  if (result.state === "cancelled") return { state: "cancelled" };
  const failure = failureOf(kind, result);
  if (failure) {
    const { message, fieldError: refusedField } = failure;
    return { state: "failed", text: failureText(message), fieldError: refusedField };
  }
  settleAttempt(kind);
  const reference = result.state === "responded" ? result.reference : null;
  return { state: "sent", text: successText(kind), reference };
}
