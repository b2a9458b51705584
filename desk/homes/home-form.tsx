import { type SubmitEvent, useRef, useState } from "react";
import type { ChosenStatus, HomeView } from "#domain/desk/homes.ts";
import { useDraft } from "#desk/state/use-draft.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useChangeHome } from "#desk/server/change-home.ts";
import * as words from "#desk/words/en/homes.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { HomeChanged } from "./home-changed.tsx";

const MAX_REASON = 500;

/** The statuses that may follow; the usual one comes first. */
const NEXT: Record<ChosenStatus, ChosenStatus[]> = {
  available: ["reserved", "sold"],
  reserved: ["sold", "available"],
  sold: ["available", "reserved"],
};

/** When the home changes meanwhile, the user is told first. */
export function HomeForm({ development, view }: { development: string; view: HomeView }) {
  const { home } = view;
  const [seen, setSeen] = useState(home);
  const draft = useDraft(`home:${development}:${home.number}`, { reason: "" });
  const { reason } = draft.fields;
  const outcome = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const changeHome = useChangeHome(development);
  const { run, isRunning, wanted, result, error, reset } = useAttempt(
    async (status: ChosenStatus) => {
      const changed = await changeHome(seen, { status, reason: reason.trim() });
      outcome.current?.focus(); // the button that has the focus is removed
      if (!changed) return null;
      setSeen(changed.home);
      draft.discard();
      return changed;
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    setMissing(!reason.trim());
    if (isRunning || !reason.trim()) return;
    run((submitter as HTMLButtonElement).value as ChosenStatus);
  }

  if (seen.status === "not-released") {
    return (
      <Panel title={words.change}>
        <p className="text-sm text-fg-soft">{words.notForSale}</p>
      </Panel>
    );
  }
  const isOutdated = home.version !== seen.version && !isRunning;
  return (
    <Panel title={words.change}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <TextArea
          label={words.reason}
          required
          rows={3}
          maxLength={MAX_REASON}
          help={words.reasonHelp}
          error={isMissing && !reason.trim() ? words.reasonMissing : undefined}
          value={reason}
          onChange={({ target }) => draft.write({ reason: target.value })}
        />
        <div ref={outcome} tabIndex={-1} className="grid gap-3 outline-none">
          {isOutdated ? (
            <HomeChanged
              view={view}
              wasWanted={wanted !== undefined || reason.trim() !== ""}
              onGoOn={() => {
                outcome.current?.focus();
                reset();
                setSeen(home);
              }}
            />
          ) : (
            <div className="flex flex-wrap gap-2">
              {NEXT[seen.status].map((status, index) => (
                <Button
                  key={status}
                  type="submit"
                  size="sm"
                  variant={index === 0 ? "primary" : "outline"}
                  value={status}
                  busy={isRunning && wanted === status}
                >
                  {words.actions[status]}
                </Button>
              ))}
            </div>
          )}
          <FailureNote error={error} />
          <p role="status" className="text-sm text-success">
            {result && !isOutdated && words.changed(home.number, result.home.status)}
          </p>
        </div>
      </form>
    </Panel>
  );
}
