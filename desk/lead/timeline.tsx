import type { TimelineEvent } from "#domain/desk/lead.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { classes } from "#ui/classes.ts";

export function Timeline({ events }: { events: TimelineEvent[] }) {
  const nameOf = useNames();
  const now = useNow();
  const latestFirst = events.toSorted((one, other) => other.at - one.at);
  return (
    <ol className="mt-5 grid gap-4 border-s border-rule ps-5">
      {latestFirst.map(({ id, at, by, kind, text, body }) => (
        <li key={id} className="relative text-sm">
          <span
            aria-hidden="true"
            className={classes(
              "absolute -start-6 top-1.5 size-2 rounded-full border border-rule-strong",
              kind === "note" || kind === "call" ? "bg-highlight" : "bg-paper",
            )}
          />
          <p className="flex flex-wrap gap-x-2 text-xs text-fg-soft">
            <span className="font-medium text-fg">{values.events[kind]}</span>
            {by !== null && <span>{nameOf(by)}</span>}
            <time dateTime={new Date(at).toISOString()}>{dateAndTime(at, now)}</time>
          </p>
          <p
            dir="auto"
            className={classes(
              "mt-0.5 break-words whitespace-pre-wrap",
              kind === "note" && "bg-note rounded-sm px-3 py-2",
            )}
          >
            {text}
          </p>
          {body && (
            <details className="mt-1">
              <summary className="cursor-pointer underline">{words.readMail}</summary>
              <p
                dir="auto"
                className="mt-1 border-s border-rule ps-3 break-words whitespace-pre-wrap"
              >
                {body}
              </p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
