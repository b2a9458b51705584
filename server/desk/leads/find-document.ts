import type { z } from "zod";
import { leadDocument, type LeadView } from "#domain/desk/lead.ts";
import { flag } from "#server/storage/row-values.ts";
import type { Queryable } from "#server/storage/database.ts";
import { type Viewer, visibleTo } from "./visible.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";

/** Documents of these types are shown. Intake has checked their content. */
const SHOWN_TYPES: Record<string, string> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
};

/** Null for a document that is only downloaded. */
export function shownType(storedName: string): string | null {
  const extension = storedName.split(".").at(-1)?.toLowerCase() ?? "";
  return Object.hasOwn(SHOWN_TYPES, extension) ? SHOWN_TYPES[extension]! : null;
}

function shownAs(storedName: string): LeadView["documents"][number]["shownAs"] {
  const type = shownType(storedName);
  if (type === null) return null;
  return type === SHOWN_TYPES.pdf ? "pdf" : "picture";
}

const documentRow = leadDocument.omit({ shownAs: true }).extend({ isScanned: flag.nullable() });

type DocumentRow = z.infer<typeof documentRow>;

const COLUMNS = `documents.stored_name as id, documents.field, documents.file_name as "fileName",
  documents.bytes, documents.is_scanned as "isScanned"`;

export async function listDocuments(
  database: Queryable,
  lead: { id: string; kind: LeadKind },
): Promise<LeadView["documents"]> {
  if (!LEAD_KIND_ENTRIES[lead.kind].missingDocuments) return [];
  const rows = await database.all(
    documentRow,
    `select ${COLUMNS} from documents where lead_id = ? order by field, file_name, stored_name`,
    lead.id,
  );
  return rows.map((row) => ({ ...row, shownAs: shownAs(row.id) }));
}

/** Null if it does not exist, or this person may not see its lead. */
export async function findVisibleDocument(
  database: Queryable,
  leadId: string,
  name: string,
  viewer: Viewer,
): Promise<DocumentRow | null> {
  const [visible, ...values] = visibleTo(viewer);
  const row = await database.first(
    documentRow,
    `select ${COLUMNS} from documents join leads on leads.id = documents.lead_id
     where documents.stored_name = ? and leads.id = ? and ${visible}`,
    name,
    leadId,
    ...values,
  );
  return row ?? null;
}
