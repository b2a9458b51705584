import type { LeadView } from "#domain/desk/lead.ts";
import { Link } from "#desk/navigation/link.tsx";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { lastListUrl } from "#desk/navigation/last-list.ts";
import { useNames } from "#desk/parts/people-names.ts";
import { StageTag, Tag } from "#desk/parts/tag.tsx";
import { useViewers } from "#desk/server/live.ts";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/lead.ts";
import * as values from "#desk/words/en/values.ts";
import { Icon } from "#ui/icon.tsx";
import { arrowBack } from "#ui/icons.ts";

export function LeadHeader({ view: { lead, mergedInto } }: { view: LeadView }) {
  const now = useNow();
  return (
    <header className="border-b border-rule px-4 py-3 md:px-6">
      <Link
        to={lastListUrl()}
        className="inline-flex min-h-8 items-center gap-2 text-sm text-fg-soft hover:text-fg"
      >
        <Icon shape={arrowBack} size={16} />
        {words.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl" dir="auto">
          {lead.name || values.noName}
        </h1>
        <StageTag stage={lead.stage} />
        <Tag>{values.kinds[lead.kind]}</Tag>
        {lead.isWaiting && <Tag tone="warn">{values.waiting}</Tag>}
        {lead.isSuspicious && <Tag tone="bad">{values.suspicious}</Tag>}
      </div>
      <p className="mt-1 text-sm text-fg-soft">
        {[lead.reference, lead.about, words.receivedOn(dateAndTime(lead.receivedAt, now))]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {mergedInto && (
        <p className="mt-2 border-s-2 border-highlight ps-3 text-sm">
          {words.mergedTitle}{" "}
          <Link to={`/leads/${mergedInto}`} className="underline">
            {words.mergedLink}
          </Link>
        </p>
      )}
      <OtherViewers />
    </header>
  );
}

function OtherViewers() {
  const { id } = useMe();
  const nameOf = useNames();
  const others = useViewers()
    .filter((viewer) => viewer !== id)
    .map(nameOf);
  const say = others.length === 1 ? words.alsoHere : words.alsoHereMany;
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="bg-note mt-2 inline-block rounded-sm px-2 py-1 text-sm">
          {say(others.join(", "))}
        </p>
      )}
    </div>
  );
}
