import { isPagePath, NEWSLETTER_FORM } from "#domain/live-forms.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Database } from "#server/db/database.ts";

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

const PAGE = 500;

/** Leads of releases before the column get theirs. Resolves with how many there were. */
export async function fillOrigins(database: Database): Promise<number> {
  for (let filled = 0; ;) {
    const leads = await database.all<{ id: string; kind: LeadKind; details: string }>(
      `select id, kind, details from leads where origin is null limit ${PAGE}`,
    );
    if (leads.length === 0) return filled;
    await database.transaction(
      leads.map(({ id, kind, details }) => [
        "update leads set origin = ? where id = ?",
        storedOrigin(kind, details),
        id,
      ]),
    );
    filled += leads.length;
    // An older server may add more for as long as it runs.
    if (leads.length < PAGE) return filled;
  }
}

/** The kind of a meeting or registration says enough; an inquiry needs its details. */
function storedOrigin(kind: LeadKind, json: string): string {
  if (kind !== "contact") return kind;
  try {
    const details: unknown = JSON.parse(json);
    if (typeof details === "object" && details !== null) return originOf(kind, details);
  } catch {
    // An older release stored something else.
  }
  return UNKNOWN_ORIGIN;
}
