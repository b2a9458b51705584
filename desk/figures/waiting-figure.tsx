import { Link } from "#desk/navigation/link.tsx";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import * as words from "#desk/words/en/figures.ts";
import * as values from "#desk/words/en/values.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { OPEN_STAGES } from "#domain/desk/stages.ts";
import { BarList } from "./bar-list.tsx";
import { Figure } from "./figure.tsx";
import { waitingUrl, type WaitingOwner, waitingOwners, waitingTable } from "./figure-rows.ts";

export function WaitingFigure({ figures }: { figures: Figures }) {
  const nameOf = useNames();
  const now = useNow();
  const { title, note, none } = words.waiting;
  const bars = waitingOwners(figures).map((owner) => ({
    label: nameOf(owner.ownerId),
    value: owner.leads,
    to: waitingUrl(owner.ownerId),
    tone: "slow" as const,
    more: <Stages owner={owner} />,
  }));
  return (
    <Figure title={title} note={note} table={waitingTable(figures, nameOf, now)}>
      {bars.length === 0 ? (
        <p className="text-sm">{none}</p>
      ) : (
        <BarList label={title} bars={bars} />
      )}
    </Figure>
  );
}

function Stages({ owner: { ownerId, stages } }: { owner: WaitingOwner }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-xs text-fg-soft">
      {OPEN_STAGES.filter((stage) => stages[stage]).map((stage) => (
        <li key={stage}>
          <Link
            to={waitingUrl(ownerId, stage)}
            className="inline-flex min-h-6 items-center gap-1 underline hover:text-highlight"
          >
            {values.stages[stage]} <data value={stages[stage]}>{stages[stage]}</data>
          </Link>
        </li>
      ))}
    </ul>
  );
}
