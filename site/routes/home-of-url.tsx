import { useEffect } from "react";
import { company } from "#catalog/company.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { closeHome, useOpenedHome } from "#site/store/home-url.ts";
import { useAvailabilityTime, useHomes, useStatusChange } from "#site/store/homes.ts";
import { rememberSubject } from "#site/store/remember-subject.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import type { SampleRoom } from "#site/views/sample-rooms.ts";
import * as words from "#words/homes.ts";

const loadDialog = () => import("./opened-home.tsx");

type HomeOfUrlProps = {
  lists: readonly PackedHomes[];
  development: SaleDevelopmentView;
  rooms: readonly SampleRoom[];
};

/** The home that the URL names, in a dialog over the page. */
export function HomeOfUrl({ lists, development, rooms }: HomeOfUrlProps) {
  const { title, place } = development;
  useCurrentAvailability();
  const homes = useHomes(lists);
  const asOf = useAvailabilityTime(lists);
  const { home } = useOpenedHome(homes);
  const changed = useStatusChange(lists, home?.number);
  const subject = home ? words.homeSubject(home.number, title, place) : `${title}, ${place}`;

  useHomeTitle(home ? `${words.homeTitle(home.number, title)} | ${company.name}` : undefined);
  useEffect(() => rememberSubject(location.pathname, subject), [subject]);

  return (
    <OnDemand wanted={Boolean(home)} load={loadDialog}>
      {({ OpenedHome }) => (
        <OpenedHome
          development={development}
          home={home ?? null}
          homes={homes}
          asOf={asOf}
          changes={{ status: changed, listed: lists[0]?.availability.asOf ?? asOf }}
          rooms={rooms}
          onClose={closeHome}
        />
      )}
    </OnDemand>
  );
}

/** The URL names the home, so the title does too. */
function useHomeTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
