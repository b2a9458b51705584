import { useState } from "react";
import { readCompared } from "#domain/homes/compared-homes.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { useAvailabilityTime, useHomes } from "#site/store/homes.ts";
import { useUrlQuery } from "#site/store/url-query.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";

const loadComparison = () => import("./opened-comparison.tsx");

/** The comparison that the URL asks for, in a dialog over the list. */
export function ComparedHomes({ lists }: { lists: readonly PackedHomes[] }) {
  useCurrentAvailability();
  const homes = useHomes(lists);
  const asOf = useAvailabilityTime(lists);
  const query = useUrlQuery(["compare"]).toString();
  const [shown, setShown] = useState("");
  // The dialog shows the last homes while it closes.
  if (query && query !== shown) setShown(query);
  const compared = readCompared(new URLSearchParams(shown), homes);
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  return (
    <OnDemand wanted={query !== ""} load={loadComparison}>
      {({ OpenedComparison }) =>
        compared && (
          <OpenedComparison
            isOpen={query !== ""}
            compared={compared}
            homes={homes}
            titles={titles}
            asOf={asOf}
          />
        )
      }
    </OnDemand>
  );
}
