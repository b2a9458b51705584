import { rates } from "#catalog/rates.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { useShortlist } from "#site/store/home-shortlist.ts";
import { useHomes } from "#site/store/homes.ts";
import { SavedList } from "#site/ui/saved-list.tsx";
import * as words from "#words/home-shortlist.ts";
import { ShortlistRow } from "./shortlist-row.tsx";
import { useHomeLists } from "./use-home-lists.ts";

/** The saved homes, on any page. */
export function Shortlist({ onLeave }: { onLeave: () => void }) {
  const saved = useShortlist();
  const { lists, hasFailed } = useHomeLists(saved.length > 0);
  useCurrentAvailability();
  const homes = useHomes(lists);
  const units = useUnits(rates);
  const byId = new Map<string, DevelopmentHome>(homes.map((home) => [homeId(home), home]));
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  return (
    <SavedList heading={words.homesCount(saved.length)} empty={words.shortlistEmpty}>
      {saved.length > 0 && (
        <>
          {hasFailed && (
            <p role="status" className="mt-2 text-sm text-fg-soft">
              {words.factsMissing}
            </p>
          )}
          <ul>
            {saved.map((id) => (
              <ShortlistRow
                key={id}
                id={id}
                home={byId.get(id)}
                titles={titles}
                isKnown={homes.length > 0}
                units={units}
                onLeave={onLeave}
              />
            ))}
          </ul>
        </>
      )}
    </SavedList>
  );
}
