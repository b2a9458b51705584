import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { sessionList } from "#domain/desk/sign-in.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { Panel } from "#desk/parts/panel.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { Tag } from "#desk/parts/tag.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { read, remove } from "#desk/server/request.ts";
import * as words from "#desk/words/en/account.ts";
import { Button } from "#ui/button.tsx";

const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => read<z.infer<typeof sessionList>>("sessions", signal),
});

export function Sessions() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const now = useNow();
  const end = useAttempt(async (path: string) => {
    await remove(path);
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  });
  return (
    <Panel title={words.sessions}>
      <p className="text-sm text-fg-soft">{words.sessionsText}</p>
      {!data && !error && <Skeleton rows={2} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <ul className="grid text-sm">
        {data?.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-rule py-2"
          >
            <span>
              <span className="block font-medium">{device}</span>
              <span className="text-fg-soft">
                {words.sessionTimes(dateAndTime(createdAt, now), dateAndTime(lastUsedAt, now))}
              </span>
            </span>
            {isCurrent ? (
              <Tag tone="good">{words.current}</Tag>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={words.endSession(device)}
                busy={end.isRunning}
                onClick={() => end.run(`sessions/${encodeURIComponent(id)}`)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={end.isRunning}
          onClick={() => end.run("sessions")}
        >
          {words.endOthers}
        </Button>
      )}
      <FailureNote error={end.error} />
    </Panel>
  );
}
