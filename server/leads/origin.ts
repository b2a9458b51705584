import { isPagePath, NEWSLETTER_FORM } from "#domain/live-forms.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";

/** Of a lead whose details cannot be read. */
export const UNKNOWN_ORIGIN = "unknown";

/**
 * The form that a lead came through: "newsletter", the path of the page for the form of a page, otherwise the
 * kind. It has no spaces.
 */
export function originOf(kind: LeadKind, details: object): string {
  if (kind !== "contact") return kind;
  const { form, page } = details as { form?: unknown; page?: unknown };
  if (form === NEWSLETTER_FORM) return NEWSLETTER_FORM;
  return typeof page === "string" && isPagePath(page) ? page : kind;
}

/** The kind of a meeting or registration says enough; an inquiry needs its details. */
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
