import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadView } from "#domain/desk/lead.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { Link } from "#desk/navigation/link.tsx";
import { age } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { StageTag } from "#desk/parts/tag.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useLast } from "#desk/parts/use-last.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import { leadKey } from "#desk/server/queries.ts";
import * as desk from "#desk/words/en/desk.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

export function SamePerson({ view: { lead, samePerson, mergedInto } }: { view: LeadView }) {
  const now = useNow();
  const [duplicate, setDuplicate] = useState<LeadRow>();
  if (samePerson.length === 0) return null;
  return (
    <Panel title={words.samePerson}>
      <p className="text-sm text-fg-soft">{words.samePersonHelp}</p>
      <ul className="grid gap-3 text-sm">
        {samePerson.map((other) => (
          <li key={other.id} className="grid gap-1 border-t border-rule pt-2">
            <p className="flex items-center justify-between gap-2">
              <Link to={`/leads/${other.id}`} className="truncate font-medium underline">
                {other.reference}
              </Link>
              <StageTag stage={other.stage} />
            </p>
            <p className="truncate text-fg-soft">
              {[values.kinds[other.kind], other.wants, age(other.receivedAt, now)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {mergedInto === null && (
              <Button
                variant="outline"
                size="sm"
                className="justify-self-start"
                onClick={() => setDuplicate(other)}
              >
                {words.merge}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <MergeDialog lead={lead} duplicate={duplicate} onClose={() => setDuplicate(undefined)} />
    </Panel>
  );
}

type MergeDialogProps = { lead: LeadRow; duplicate: LeadRow | undefined; onClose: () => void };

function MergeDialog({ lead, duplicate, onClose }: MergeDialogProps) {
  const client = useQueryClient();
  const shown = useLast(duplicate);
  const changeLead = useChangeLead();
  const { run, isRunning, error, reset } = useAttempt(async (other: LeadRow) => {
    await changeLead(other, "merge", { into: lead.id });
    await client.invalidateQueries({ queryKey: leadKey(lead.id) });
    onClose();
  });

  function close() {
    reset();
    onClose();
  }

  return (
    <Dialog
      open={duplicate !== undefined}
      onClose={close}
      title={words.mergeTitle(shown?.reference ?? "")}
      description={words.mergeText}
      size="form"
    >
      <div className="flex flex-wrap gap-2">
        <Button busy={isRunning} onClick={() => duplicate && run(duplicate)}>
          {words.mergeNow}
        </Button>
        <Button variant="outline" onClick={close}>
          {desk.cancel}
        </Button>
      </div>
      <FailureNote error={error} />
    </Dialog>
  );
}
