import type { LeadView } from "#domain/desk/lead.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/lead.ts";

/** Who noted when that the person asked not to be called. */
export function StopNote({ by, at }: NonNullable<LeadView["stop"]>) {
  const nameOf = useNames();
  const time = dateAndTime(at, useNow());
  return (
    <span className="block text-fg-soft">
      {by === null ? words.notedOn(time) : words.notedBy(nameOf(by), time)}
    </span>
  );
}
