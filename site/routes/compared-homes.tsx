import type { PackedHomes } from "#domain/homes/home-list.ts";
import { readCompared } from "#domain/homes/compared-homes.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { useHomes } from "#site/store/homes.ts";
import { useUrlQuery } from "#site/store/url-query.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";

const loadComparison = () => import("#site/features/home-shortlist/compare-homes.tsx");

/** The comparison that the URL asks for. */
export function ComparedHomes({ lists }: { lists: readonly PackedHomes[] }) {
  useCurrentAvailability();
  const homes = useHomes(lists);
  const compared = readCompared(useUrlQuery(["compare"]), homes);
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  return (
    <OnDemand wanted={compared !== null} load={loadComparison}>
      {({ CompareHomes }) =>
        compared && <CompareHomes compared={compared} homes={homes} titles={titles} />
      }
    </OnDemand>
  );
}
