import { ConnectionError } from "#desk/server/request.ts";
import * as words from "#desk/words/en/desk.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { EmptyState } from "#ui/empty-state.tsx";

type LoadFailureProps = {
  error: Error;
  onRetry: () => void;
  /** Set where nothing else is on the screen. */
  alone?: boolean;
};

export function LoadFailure({ error, onRetry, alone }: LoadFailureProps) {
  const isOffline = error instanceof ConnectionError;
  return (
    <div role="alert" className={classes("p-6", alone && "grid min-h-dvh place-content-center")}>
      <EmptyState
        title={isOffline ? words.offlineTitle : words.failedTitle}
        text={isOffline ? words.offlineText : words.failedText}
        action={
          <Button variant="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      />
    </div>
  );
}
