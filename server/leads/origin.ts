import { NAMED_FORMS } from "#domain/lead-forms.ts";
import { isPagePath } from "#domain/live-forms.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";

/** The origin of a lead whose details cannot be read. */
export const UNKNOWN_ORIGIN = "unknown";

/** The name of a form such as "interest", the path of the form's page, or else the kind. It has no spaces. */
export function originOf(kind: LeadKind, details: object): string {
  if (kind !== "contact") return kind;
  const { form, page } = details as { form?: unknown; page?: unknown };
  const named = NAMED_FORMS.find((name) => name === form);
  if (named) return named;
  return typeof page === "string" && isPagePath(page) ? page : kind;
}

/** Only an enquiry needs its details. */
export function storedOrigin(kind: LeadKind, json: string): string {
  if (kind !== "contact") return kind;
  try {
    const details: unknown = JSON.parse(json);
    if (typeof details === "object" && details !== null) return originOf(kind, details);
  } catch {
    // An older release stored something else.
  }
  return UNKNOWN_ORIGIN;
}
