import type { HomeView } from "#domain/desk/homes.ts";
import { dateAndTime } from "#desk/format/times.ts";
import { useNow } from "#desk/format/use-now.ts";
import { useNames } from "#desk/parts/people-names.ts";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/homes.ts";
import { Button } from "#ui/button.tsx";

type HomeChangedProps = {
  view: HomeView;
  wasWanted: boolean;
  onGoOn: () => void;
};

export function HomeChanged({ view: { home, history }, wasWanted, onGoOn }: HomeChangedProps) {
  const { id: ownId } = useMe();
  const nameOf = useNames();
  const now = useNow();
  const [latest] = history;
  return (
    <div role="alert" className="bg-note grid gap-2 border-s-2 border-warning px-3 py-2.5 text-sm">
      <p className="font-medium">{words.outdated(home.number, home.status)}</p>
      {latest && (
        <p>
          {latest.by === ownId
            ? words.changedByYou(latest.to, dateAndTime(latest.at, now))
            : words.changedBy(nameOf(latest.by), latest.to, dateAndTime(latest.at, now))}
          <span dir="auto" className="block">
            {words.changedBecause(latest.reason)}
          </span>
        </p>
      )}
      {wasWanted && <p>{words.notMade}</p>}
      <Button size="sm" variant="outline" className="justify-self-start" onClick={onGoOn}>
        {words.goOn}
      </Button>
    </div>
  );
}
