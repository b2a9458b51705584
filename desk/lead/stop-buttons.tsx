import type { LeadView } from "#domain/desk/lead.ts";
import { isManager } from "#domain/desk/roles.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeLead } from "#desk/server/change-lead.ts";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button } from "#ui/button.tsx";

type StopButtonsProps = { view: LeadView; isAsked: boolean };

/** Notes, confirms, dismisses or lifts "do not call". */
export function StopButtons({ view: { lead, isStopped }, isAsked }: StopButtonsProps) {
  const changeLead = useChangeLead();
  const mayLift = isManager(useMe());
  const { run, isRunning, error } = useAttempt((isStopped: boolean) =>
    changeLead(lead, "stop", { isStopped }),
  );
  return (
    <>
      {(!isStopped || mayLift) && (
        <Button
          variant={isAsked ? "outline" : "ghost"}
          size="sm"
          busy={isRunning}
          onClick={() => run(!isStopped)}
        >
          {isStopped ? words.allowAgain : isAsked ? words.confirmStop : words.stop}
        </Button>
      )}
      {isAsked && (
        <Button variant="ghost" size="sm" onClick={() => !isRunning && run(false)}>
          {mayLift ? words.allowAgain : words.dismissStop}
        </Button>
      )}
      {isAsked && (
        <p className="w-full text-fg-soft">
          {mayLift ? words.askFirstManagerText : words.askFirstText}
        </p>
      )}
      {isStopped && !mayLift && <p className="w-full text-fg-soft">{words.onlyManagerAllows}</p>}
      <FailureNote error={error} />
    </>
  );
}
