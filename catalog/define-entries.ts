import type { z } from "zod";

/** What every kind of content has, and what names an entry to the person who must mend it. */
type Identified = { id: string | number; title?: string; name?: string };

/**
 * Parses every entry of one kind of content and throws one error that names each bad entry and
 * field, so that a mistake stops the build instead of reaching a visitor.
 */
export function defineEntries<Schema extends z.ZodType<Identified>>(
  kind: string,
  schema: Schema,
  entries: readonly z.input<Schema>[],
): z.output<Schema>[] {
  const complaints: string[] = [];
  const parsed: z.output<Schema>[] = [];
  const seen = new Set<string | number>();

  for (const [position, entry] of entries.entries()) {
    const label = describe(entry, position);
    const result = schema.safeParse(entry);
    if (!result.success) complaints.push(...fieldComplaints(label, result.error));
    else if (seen.has(result.data.id)) complaints.push(`${label}: id: is used more than once`);
    else {
      seen.add(result.data.id);
      parsed.push(result.data);
    }
  }

  if (complaints.length > 0) {
    throw new Error(`Bad content in ${kind}:\n${complaints.map((text) => `  ${text}`).join("\n")}`);
  }
  return parsed;
}

function fieldComplaints(label: string, error: z.core.$ZodError): string[] {
  return error.issues.map((issue) => `${label}: ${fieldPath(issue.path)}: ${issue.message}`);
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.length === 0 ? "entry" : path.map(String).join(".");
}

function describe(entry: unknown, position: number): string {
  const { id, title, name } = (entry ?? {}) as Partial<Identified>;
  const heading = title ?? name;
  const subject = id === undefined ? `entry ${position + 1} (no id)` : `entry "${id}"`;
  return heading === undefined ? subject : `${subject} (${heading})`;
}
