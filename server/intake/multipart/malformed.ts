import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { TOO_LARGE_TEXT } from "#server/http/response-body.ts";
import { Refusal } from "#server/http/refusal.ts";

export function malformed(): Refusal {
  return new Refusal(400, FAILURE_TEXTS.validation);
}

export function tooLarge(): Refusal {
  return new Refusal(413, TOO_LARGE_TEXT);
}
