import type { LeadField, SensitiveField } from "#domain/lead-fields.ts";
import type { Database } from "#server/storage/database.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { HttpError } from "#server/http/http-error.ts";
import { LABELS, textOfField } from "#server/leads/facts.ts";
import { storedDetails } from "#server/leads/stored-lead.ts";
import { findVisibleLead, noSuchLead } from "./find-lead.ts";
import type { Viewer } from "./visible.ts";

type Reveal = { id: string; field: SensitiveField; by: Viewer; at: Date };

/** The audit has its entry before the value is sent. */
export async function revealField(
  database: Database,
  { id, field, by, at }: Reveal,
): Promise<{ text: string }> {
  const lead = await findVisibleLead(database, id, by);
  if (!lead) throw noSuchLead();
  const details: Partial<Record<LeadField, string | undefined>> = storedDetails(lead).details;
  const value = details[field];
  if (!value) throw new HttpError(404, "This lead has no such field");
  await database.run(
    ...auditStatement({
      at,
      by: by.id,
      action: "lead-field-shown",
      subject: id,
      details: LABELS[field],
    }),
  );
  return { text: textOfField(field, value) };
}
