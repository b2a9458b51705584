import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { TOO_LARGE_TEXT } from "#server/http/response-body.ts";
import { HttpError } from "#server/http/http-error.ts";

export function malformed(): HttpError {
  return new HttpError(400, FAILURE_TEXTS.validation);
}

export function tooLarge(): HttpError {
  return new HttpError(413, TOO_LARGE_TEXT);
}
