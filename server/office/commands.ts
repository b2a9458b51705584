import type { EraseDeps } from "#server/housekeeping/erase-lead.ts";
import { eraseLeads, truncateLog } from "#server/housekeeping/erase-lead.ts";
import { auditStatement } from "#server/desk/audit/audit-statement.ts";
import { type Lead, referenceOf } from "#server/lead-kinds/lead.ts";
import { requireLead } from "#server/lead-store/lead-repository.ts";
import { retryDeadMessages } from "#server/outbox/message-repository.ts";
import { type CommandLine, type CommandName, OfficeError, USAGE } from "./command-line.ts";
import { copyDocuments } from "./copy-documents.ts";
import { findIds, findLeadPages } from "./find-leads.ts";
import { leadRecord, LIST_HEADINGS, listRow, wholeLead } from "./lead-views.ts";
import { messageSummaries } from "./message-summaries.ts";
import { openOutput, type Print } from "./output.ts";
import { renderLeads } from "./render-leads.ts";
import { createTable } from "./table.ts";
import { oneSafeLine } from "./terminal-text.ts";

export type OfficeDeps = Pick<EraseDeps, "database"> & {
  /** Opened only by commands that need them: loading the mailer takes 20 MB. */
  openStores: () => Promise<Omit<EraseDeps, "database">>;
  now: () => Date;
  print: Print;
};

type Command = (line: CommandLine, deps: OfficeDeps) => Promise<void>;

export const COMMANDS: Record<CommandName, Command> = {
  list: async (line, deps) => {
    const { database, print } = deps;
    if (line.format !== "table") return writeLeads(line, line.filter.limit, deps);
    const table = createTable(LIST_HEADINGS);
    let hasLeads = false;
    for await (const leads of findLeadPages(database, line.filter, line.filter.limit)) {
      hasLeads = true;
      const ids = leads.map(({ id }) => id);
      const summaries = await messageSummaries(database, ids);
      const rows = leads.map((lead) => listRow(lead, summaries.get(lead.id) ?? ""));
      if (!(await print(table.render(rows)))) return;
    }
    if (!hasLeads) await print("No leads found.");
  },

  show: async (line, deps) => {
    const lead = await requireOne(line, deps);
    const asJson = line.format === "json";
    await deps.print(
      asJson ? JSON.stringify(leadRecord(lead), null, 2) : await wholeLead(deps.database, lead),
    );
  },

  export: async (line, deps) => writeLeads(line, Infinity, deps),

  documents: async (line, deps) => {
    const lead = await requireOne(line, deps);
    if (lead.documents.length === 0) throw new OfficeError(`${referenceOf(lead)} has no documents`);
    const folder = line.to ?? `documents-${referenceOf(lead)}`;
    const { documents } = await deps.openStores();
    await deps.database.run(
      ...auditStatement({
        at: deps.now(),
        by: null,
        action: "document-viewed",
        subject: lead.id,
        details: `${lead.documents.length} copied on the command line`,
      }),
    );
    for (const path of await copyDocuments(lead, documents, folder)) await deps.print(path);
  },

  retry: async (line, deps) => {
    if (line.all === (line.subject !== null)) {
      throw new OfficeError(`retry needs a lead or --all\n\n${USAGE}`);
    }
    const id = line.all ? null : (await requireOne(line, deps)).id;
    const scheduled = await retryDeadMessages(deps.database, id, deps.now());
    await deps.print(
      `${scheduled} ${scheduled === 1 ? "message" : "messages"} will be sent again.`,
    );
  },

  forget: async (line, deps) => {
    const ids = await withMerged(await requireSome(line, deps), deps);
    const leads = await Promise.all(ids.map((id) => requireLead(deps.database, id)));
    for (const lead of leads) {
      await deps.print(oneSafeLine(`${referenceOf(lead)}  ${lead.kind}  ${lead.details.email}`));
    }
    if (!line.yes) throw new OfficeError("nothing was erased: add --yes to erase these leads");
    const { database } = deps;
    const stores = await deps.openStores();
    const erasure = { at: deps.now(), by: null };
    const erased = await eraseLeads(ids, { database, ...stores }, erasure);
    await truncateLog(database);
    await deps.print(`Erased with documents and stored mails: ${erased}.`);
  },
};

async function writeLeads(line: CommandLine, limit: number, { database, print, now }: OfficeDeps) {
  const output = await openOutput(line.output, print);
  const format = line.format === "json" ? "json" : "csv";
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
  if (!subject) throw new OfficeError(`missing argument: <lead>\n\n${USAGE}`);
  const ids = await findIds(database, subject);
  if (ids.length === 0) throw new OfficeError(`no lead found: ${subject}`);
  return ids;
}

/** Leads that were merged into these are erased with them. */
async function withMerged(ids: string[], { database }: OfficeDeps): Promise<string[]> {
  const marks = ids.map(() => "?").join(", ");
  const merged = await database.all<{ id: string }>(
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
