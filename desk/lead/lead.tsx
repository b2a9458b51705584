import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import { isManager } from "#domain/desk/roles.ts";
import { navigate } from "#desk/navigation/desk-url.ts";
import { lastListUrl, rememberLead } from "#desk/navigation/last-list.ts";
import { AssignDialog } from "#desk/parts/assign-dialog.tsx";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { NotFound } from "#desk/parts/not-found.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { useMe } from "#desk/state/me.ts";
import { leadQueryOptions } from "#desk/server/queries.ts";
import { ServerError } from "#desk/server/request.ts";
import { useKeys } from "#desk/shell/use-keys.ts";
import * as erasure from "#desk/words/en/erasure.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { ReplyDialog } from "./reply-dialog.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { Documents } from "./documents.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { findNeighbour } from "./find-neighbour.ts";
import { LeadHeader } from "./lead-header.tsx";
import { MergedLeads } from "./merged-leads.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { NOTE_FIELD, NoteForm } from "./note-form.tsx";
import { SamePerson } from "./same-person.tsx";
import { Sent } from "./sent.tsx";
import { Timeline } from "./timeline.tsx";
import { WorkPanel } from "./work-panel.tsx";

export function Lead({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(leadQueryOptions(id));
  useEffect(() => rememberLead(id), [id]);
  useDocumentTitle(data ? data.lead.name || values.noName : words.reference);
  // The lead was erased or given to somebody else since it was read, so what is cached is not shown.
  if (error instanceof ServerError && error.status === 404) {
    return <NotFound title={words.notFoundTitle} text={words.notFoundText} />;
  }
  if (data) return <OpenLead view={data} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton rows={10} />;
}

function OpenLead({ view }: { view: LeadView }) {
  const { lead } = view;
  const isMerged = view.mergedInto !== null; // and can only be read
  const [overlay, setOverlay] = useState<"assign" | "reply" | "erase" | null>(null);
  const me = useMe();
  const close = () => setOverlay(null);
  const openUnlessMerged = (wanted: "assign" | "reply") => !isMerged && setOverlay(wanted);
  useLeadKeys(lead.id, {
    assign: () => openUnlessMerged("assign"),
    reply: () => view.email && openUnlessMerged("reply"),
  });
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <LeadHeader view={view} />
      <div className="grid gap-x-10 gap-y-6 px-4 py-5 md:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {!isMerged && <ContactPanel view={view} onReply={() => setOverlay("reply")} />}
        <div className="grid content-start gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Sent leadId={view.lead.id} fields={view.fields} />
          <Documents leadId={lead.id} documents={view.documents} />
          <MergedLeads leads={view.mergedLeads} />
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="text-xl">
              {words.timeline}
            </h2>
            {!isMerged && <NoteForm lead={lead} />}
            <Timeline events={view.timeline} />
          </section>
        </div>
        <aside className="grid content-start gap-6 lg:col-start-2">
          {!isMerged && <WorkPanel view={view} onAssign={() => setOverlay("assign")} />}
          {!isMerged && <NextStepPanel lead={lead} />}
          <SamePerson view={view} />
          {isManager(me) && (
            <Button
              variant="ghost"
              size="sm"
              className="-ms-3 justify-self-start text-danger!"
              onClick={() => setOverlay("erase")}
            >
              {erasure.open}
            </Button>
          )}
        </aside>
      </div>
      <AssignDialog open={overlay === "assign"} rows={[lead]} onClose={close} />
      <ReplyDialog open={overlay === "reply"} view={view} onClose={close} />
      <EraseDialog open={overlay === "erase"} view={view} onClose={close} />
    </div>
  );
}

function useLeadKeys(id: string, { assign, reply }: { assign: () => void; reply: () => void }) {
  const client = useQueryClient();

  /** Opens another lead of the list that this one was opened from. */
  async function step(steps: number) {
    const next = await findNeighbour(client, id, steps);
    if (next) navigate(`/leads/${next.id}`, { replace: true });
  }

  useKeys({
    j: () => void step(1),
    k: () => void step(-1),
    a: assign,
    r: reply,
    n: () => document.getElementById(NOTE_FIELD)?.focus(),
    Escape: () => navigate(lastListUrl()),
  });
}
