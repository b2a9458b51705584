import { useState } from "react";
import { office } from "#catalog/office.ts";
import type { PhoneCallOutcome, LeadView } from "#domain/desk/lead.ts";
import { timeOfField } from "#desk/format/times.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import { ServerError } from "#desk/server/request.ts";
import { showStatus } from "#desk/state/status.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { TextField } from "#ui/text-field.tsx";
import { StopButtons } from "./stop-buttons.tsx";
import { StopNote } from "./stop-note.tsx";

const outcomes = Object.entries(values.phoneCallOutcomes) as [PhoneCallOutcome, string][];
const verdictClasses = { allowed: "text-success", warned: "text-warning", refused: "text-danger" };
const MAX_NOTE = 2000;

export function PhoneCallLog({ view }: { view: LeadView }) {
  const { lead, call, isStopped, stop: noted } = view;
  const isAsked = noted !== null && !isStopped;
  const [isOpen, setOpen] = useState(false);
  const [warned, setWarned] = useState<PhoneCallOutcome>();
  const [isTimeMissing, setTimeMissing] = useState(false);
  const draft = useDraft(`call:${lead.id}`, { note: "", began: "" });
  const { note, began } = draft.fields;
  const changeLead = useChangeLead();
  const log = useAttempt(async (given: { outcome: PhoneCallOutcome; isConfirmed: boolean }) => {
    const at = began ? { at: timeOfField(began) } : {};
    await changeLead(lead, "call", { ...given, ...at, note: note.trim() }).catch(
      (error: unknown) => {
        if (isWarning(error)) setWarned(given.outcome);
        throw error;
      },
    );
    draft.discard();
    setOpen(false);
    setWarned(undefined);
  });

  function choose(outcome: PhoneCallOutcome) {
    if (log.isRunning) return;
    showStatus(null); // of the call before
    // A phone call that began within the calling hours may be logged after them.
    const isTimeNeeded = call.verdict === "refused" && began === "";
    setTimeMissing(isTimeNeeded);
    if (isTimeNeeded) return;
    if (call.verdict === "warned") setWarned(outcome);
    else log.run({ outcome, isConfirmed: false });
  }

  return (
    <div className="grid gap-2 text-sm">
      <p>
        <span
          className={classes("font-medium", verdictClasses[isAsked ? "refused" : call.verdict])}
        >
          {isAsked ? words.askFirst : values.phoneCallVerdicts[call.verdict]}
        </span>
        {call.reason && <span className="block">{call.reason}</span>}
        {noted && call.verdict === "refused" && <StopNote {...noted} />}
      </p>
      <p className="text-fg-soft">
        {words.phoneCallsSoFar(call.phoneCallsToday, call.phoneCallsThisWeek)}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isStopped && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.logPhoneCall}
          </Button>
        )}
        <StopButtons view={view} isAsked={isAsked} />
      </div>
      {isOpen && !isStopped && (
        <div className="grid gap-2">
          <TextField
            label={words.phoneCallBegan}
            type="datetime-local"
            optional={call.verdict !== "refused"}
            required={call.verdict === "refused"}
            help={call.verdict === "refused" ? undefined : words.phoneCallBeganHelp}
            error={
              isTimeMissing
                ? words.phoneCallBeganMissing(
                    office.phoneCalls.from,
                    office.phoneCalls.until,
                    office.timeZoneName,
                  )
                : undefined
            }
            value={began}
            onChange={({ target }) => draft.write({ began: target.value })}
          />
          <TextField
            label={words.phoneCallNote}
            optional
            maxLength={MAX_NOTE}
            value={note}
            onChange={({ target }) => draft.write({ note: target.value })}
          />
          <div className="flex flex-wrap gap-1.5">
            {outcomes.map(([outcome, label]) => (
              <Button
                key={outcome}
                variant={warned === outcome ? "primary" : "outline"}
                size="sm"
                busy={log.isRunning && log.wanted?.outcome === outcome}
                onClick={() => choose(outcome)}
              >
                {label}
              </Button>
            ))}
          </div>
          {warned && (
            <>
              <p role="alert" className="font-medium text-warning">
                {[words.notLoggedYet, call.reason].filter(Boolean).join(" ")}
              </p>
              <Button
                size="sm"
                variant="accent"
                onClick={() => log.run({ outcome: warned, isConfirmed: true })}
              >
                {words.phoneAnyway}
              </Button>
            </>
          )}
        </div>
      )}
      <FailureNote error={log.error} />
    </div>
  );
}

/** The rules ask to confirm a second phone call on a day or a third in a week. */
function isWarning(error: unknown): boolean {
  if (!(error instanceof ServerError) || error.status !== 422) return false;
  return (error.body as { call?: LeadView["call"] } | undefined)?.call?.verdict === "warned";
}
