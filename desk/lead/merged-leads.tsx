import type { LeadView } from "#domain/desk/lead.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import * as words from "#desk/words/en/lead.ts";
import { Documents } from "./documents.tsx";
import { Sent } from "./sent.tsx";

export function MergedLeads({ leads }: { leads: LeadView["mergedLeads"] }) {
  const now = useNow();
  return leads.map(({ id, reference, receivedAt, fields, documents }) => (
    <div key={id} className="grid gap-8">
      <Sent
        leadId={id}
        title={words.sentIn(reference)}
        note={words.receivedOn(dateAndTime(receivedAt, now))}
        fields={fields}
      />
      <Documents leadId={id} title={words.documentsOf(reference)} documents={documents} />
    </div>
  ));
}
