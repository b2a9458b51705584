import { office } from "#catalog/office.ts";
import type { LeadRow } from "#domain/desk/leads.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { dueTime, fieldTime, timeOfField } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { classes } from "#ui/classes.ts";
import { quickStepTime } from "./quick-steps.ts";

const MAX_LENGTH = 500;
const quickSteps = Object.entries(words.quickSteps) as [keyof typeof words.quickSteps, string][];

export function NextStepPanel({ lead }: { lead: LeadRow }) {
  const { nextStep } = lead;
  const now = useNow();
  const draft = useDraft(`next-step:${lead.id}`, { when: "", what: "" });
  const { when, what } = draft.fields;
  const changeLead = useChangeLead();
  const { run, isRunning, error } = useAttempt(async (step: LeadRow["nextStep"]) => {
    await changeLead(lead, "next-step", { nextStep: step });
    draft.discard();
  });
  return (
    <Panel title={words.nextStep}>
      {nextStep ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <p className={classes(nextStep.at < now && "font-medium text-warning")}>
            <time dateTime={new Date(nextStep.at).toISOString()}>{dueTime(nextStep.at, now)}</time>
            {nextStep.note && (
              <>
                {" · "}
                <span dir="auto">{nextStep.note}</span>
              </>
            )}
          </p>
          <Button variant="outline" size="sm" busy={isRunning} onClick={() => run(null)}>
            {words.stepDone}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-fg-soft">{words.noStep}</p>
      )}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (when && !isRunning) run({ at: timeOfField(when), note: what.trim() });
        }}
      >
        <div className="flex flex-wrap gap-1.5">
          {quickSteps.map(([name, label]) => (
            <Button
              key={name}
              variant="ghost"
              size="sm"
              className="border-rule!"
              onClick={() => draft.write({ when: fieldTime(quickStepTime(name, Date.now())) })}
            >
              {label}
            </Button>
          ))}
        </div>
        <TextField
          type="datetime-local"
          label={words.when(office.timeZoneName)}
          value={when}
          onChange={({ target }) => draft.write({ when: target.value })}
        />
        <TextField
          label={words.what}
          placeholder={words.whatPlaceholder}
          maxLength={MAX_LENGTH}
          value={what}
          onChange={({ target }) => draft.write({ what: target.value })}
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          busy={isRunning}
          disabled={!when}
          className="justify-self-start"
        >
          {words.saveStep}
        </Button>
      </form>
      <FailureNote error={error} />
    </Panel>
  );
}
