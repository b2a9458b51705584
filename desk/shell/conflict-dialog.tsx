import { dueTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import { useLast } from "#desk/parts/use-last.ts";
import { type Conflict, useConflict } from "#desk/server/conflicts.ts";
import * as words from "#desk/words/en/conflict.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

export function ConflictDialog() {
  const question = useConflict();
  const shown = useLast(question);
  const changes = useChanges(shown?.conflict);
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.choose("theirs")}
      title={words.title}
      description={shown && words.text(shown.conflict.now.lead.name || values.noName)}
      size="form"
    >
      <h3 className="text-sm font-medium">{words.whatChanged}</h3>
      <ul className="mt-2 grid gap-1.5 border-s-2 border-highlight ps-3 text-sm">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => question?.choose("mine")}>{words.keepMine}</Button>
        <Button variant="outline" onClick={() => question?.choose("theirs")}>
          {words.keepTheirs}
        </Button>
      </div>
    </Dialog>
  );
}

function useChanges(conflict: Conflict | undefined): string[] {
  const nameOf = useNames();
  const currentTime = useNow();
  if (!conflict) return [];
  const { seen, before, now } = conflict;
  const { lead } = now;
  const changes: string[] = [];
  if (lead.stage !== seen.stage) {
    changes.push(words.stage(values.stages[seen.stage], values.stages[lead.stage]));
  }
  if (lead.ownerId !== seen.ownerId) {
    changes.push(words.owner(nameOf(seen.ownerId), nameOf(lead.ownerId)));
  }
  if (lead.nextStep?.at !== seen.nextStep?.at || lead.nextStep?.note !== seen.nextStep?.note) {
    const { at, note } = lead.nextStep ?? {};
    changes.push(at ? words.nextStep(`${dueTime(at, currentTime)} ${note}`) : words.noNextStep);
  }
  const known = new Set(before?.timeline.map(({ id }) => id));
  const notes = before
    ? now.timeline.filter(({ id, kind }) => !known.has(id) && kind === "note")
    : [];
  changes.push(...notes.map(({ by, text }) => `${nameOf(by)}: ${text}`));
  return changes.length > 0 ? changes : [words.somethingElse];
}
