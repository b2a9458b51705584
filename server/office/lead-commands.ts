import { eraseLeads } from "#server/leads/erasure/erase-lead.ts";
import { scrubErased } from "#server/leads/erasure/scrub-erased.ts";
import { auditStatement } from "#server/storage/audit-statement.ts";
import { type Lead, referenceOf } from "#server/leads/kinds/lead.ts";
import { leadRow } from "#server/leads/stored-lead.ts";
import { requireLead } from "#server/leads/lead-repository.ts";
import { retryDeadMessages } from "#server/delivery/message-repository.ts";
import type { CommandLine } from "./command-line.ts";
import { OfficeError } from "./office-error.ts";
import type { OfficeDeps } from "./run-command.ts";
import { copyDocuments } from "./copy-documents.ts";
import { findIds, findLeadPages } from "#server/leads/export/find-leads.ts";
import { LIST_HEADINGS, listRow, wholeLead } from "./lead-views.ts";
import { leadRecord } from "#server/leads/export/lead-record.ts";
import { messageSummaries } from "./message-summaries.ts";
import { openOutput } from "./output.ts";
import { renderLeads } from "#server/leads/export/render-leads.ts";
import { createTable } from "./table.ts";
import { oneSafeLine } from "./terminal-text.ts";

export const LEAD_COMMANDS = {
  list: async (line: CommandLine, deps: OfficeDeps) => {
    const { database, print } = deps;
    if (line.json || line.csv) return writeLeads(line, line.limit, deps);
    const table = createTable(LIST_HEADINGS);
    let hasLeads = false;
    for await (const leads of findLeadPages(database, line.filter, line.limit)) {
      hasLeads = true;
      const ids = leads.map(({ id }) => id);
      const summaries = await messageSummaries(database, ids);
      const rows = leads.map((lead) => listRow(lead, summaries.get(lead.id) ?? ""));
      if (!(await print(table.render(rows)))) return;
    }
    if (!hasLeads) await print("No leads found.");
  },

  show: async (line: CommandLine, deps: OfficeDeps) => {
    const lead = await requireOne(line, deps);
    await deps.print(
      line.json ? JSON.stringify(leadRecord(lead), null, 2) : await wholeLead(deps.database, lead),
    );
  },

  export: async (line: CommandLine, deps: OfficeDeps) => writeLeads(line, Infinity, deps),

  documents: async (line: CommandLine, deps: OfficeDeps) => {
    const lead = await requireOne(line, deps);
    if (lead.documents.length === 0) throw new OfficeError(`${referenceOf(lead)} has no documents`);
    const folder = line.to ?? `documents-${referenceOf(lead)}`;
    await deps.database.run(
      ...auditStatement({
        at: deps.now(),
        by: null,
        action: "document-viewed",
        subject: lead.id,
        details: `${lead.documents.length} copied on the command line`,
      }),
    );
    for (const path of await copyDocuments(lead, await deps.openDocuments(), folder))
      await deps.print(path);
  },

  retry: async (line: CommandLine, deps: OfficeDeps) => {
    const id = line.all ? null : (await requireOne(line, deps)).id;
    const scheduled = await retryDeadMessages(deps.database, id, deps.now());
    await deps.print(
      `${scheduled} ${scheduled === 1 ? "message" : "messages"} will be sent again.`,
    );
  },

  forget: async (line: CommandLine, deps: OfficeDeps) => {
    const ids = await withMerged(await requireSome(line, deps), deps);
    const leads = await Promise.all(ids.map((id) => requireLead(deps.database, id)));
    for (const lead of leads) {
      const { email, phone } = lead.details;
      await deps.print(oneSafeLine(`${referenceOf(lead)}  ${lead.kind}  ${email || phone}`));
    }
    if (!line.yes) throw new OfficeError("nothing was erased: add --yes to erase these leads");
    const { database } = deps;
    const [documents, mailer] = [await deps.openDocuments(), await deps.openMailer()];
    const erasure = { at: deps.now(), by: null };
    const erased = await eraseLeads(ids, { database, documents, mailer }, erasure);
    await scrubErased(database);
    await deps.print(`Erased with documents and stored mails: ${erased}.`);
  },
};

async function writeLeads(line: CommandLine, limit: number, { database, print, now }: OfficeDeps) {
  const output = await openOutput(line.output ?? null, print);
  const format = line.json ? "json" : "csv";
  let count = 0;
  try {
    for await (const { lines, leads } of renderLeads(database, line.filter, limit, format)) {
      count += leads;
      if (!(await output.write(lines))) return;
    }
  } catch (error) {
    await output.discard();
    throw error;
  } finally {
    const details = `${count} on the command line, ${format}, ${line.filter.kind ?? "all kinds"}`;
    const entry = { at: now(), by: null, action: "leads-exported", details } as const;
    await database.run(...auditStatement(entry));
  }
  await output.close();
  if (line.output) await print(`${count} leads written to ${line.output}.`);
}

async function requireSome({ subject }: CommandLine, { database }: OfficeDeps): Promise<string[]> {
  const ids = await findIds(database, subject);
  if (ids.length === 0) throw new OfficeError(`no lead found: ${subject}`);
  return ids;
}

const leadId = leadRow.pick({ id: true });

/** Merged leads are erased with their target. */
async function withMerged(ids: string[], { database }: OfficeDeps): Promise<string[]> {
  const marks = ids.map(() => "?").join(", ");
  const merged = await database.all(
    leadId,
    `select id from leads where merged_into in (${marks})`,
    ...ids,
  );
  return [...new Set([...ids, ...merged.map(({ id }) => id)])];
}

async function requireOne(line: CommandLine, deps: OfficeDeps): Promise<Lead> {
  const [id = "", ...others] = await requireSome(line, deps);
  if (others.length > 0) {
    throw new OfficeError(`${others.length + 1} leads match ${line.subject}: use the full id`);
  }
  return requireLead(deps.database, id);
}
