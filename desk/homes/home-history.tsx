import type { HomeView } from "#domain/desk/homes.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { Panel } from "#desk/parts/panel.tsx";
import { useNames } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/homes.ts";

export function HomeHistory({ history }: Pick<HomeView, "history">) {
  const nameOf = useNames();
  const now = useNow();
  return (
    <Panel title={words.history}>
      {history.length === 0 && <p className="text-sm text-fg-soft">{words.noHistory}</p>}
      <ol className="grid gap-3 text-sm">
        {history.map(({ id, at, by, from, to, reason }) => (
          <li key={id} className="grid gap-0.5">
            <p className="font-medium">{words.step(from, to)}</p>
            {reason === "" ? (
              <p className="text-fg-soft">{words.reasonErased}</p>
            ) : (
              <p dir="auto" className="break-words whitespace-pre-wrap">
                {reason}
              </p>
            )}
            <p className="flex flex-wrap gap-x-2 text-xs text-fg-soft">
              {by !== null && <span>{nameOf(by)}</span>}
              <time dateTime={new Date(at).toISOString()}>{dateAndTime(at, now)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
