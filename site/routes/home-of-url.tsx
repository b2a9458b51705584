import { useEffect } from "react";
import { company } from "#catalog/company.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { closeHome, useOpenedHome } from "#site/store/home-url.ts";
import { useHomes } from "#site/store/homes.ts";
import { rememberSubject } from "#site/store/remember-subject.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import type { SampleRoom } from "#site/views/sample-rooms.ts";
import * as words from "#words/homes.ts";

const loadDialog = () => import("./opened-home.tsx");

type HomeOfUrlProps = {
  lists: readonly PackedHomes[];
  developments: readonly SaleDevelopmentView[];
  /** By development. */
  rooms: Record<string, readonly SampleRoom[]>;
};

/** The home that the URL names, in a dialog over the page. */
export function HomeOfUrl({ lists, developments, rooms }: HomeOfUrlProps) {
  useCurrentAvailability();
  const homes = useHomes(lists);
  const { home } = useOpenedHome(homes);
  const [first, ...others] = developments;
  const ofPage = first && others.length === 0 ? `${first.title}, ${first.place}` : "";
  const own = developments.find(({ key }) => key === home?.development);
  const subject = home && own ? words.homeSubject(home.number, own.title, own.place) : ofPage;

  useHomeTitle(home && own && `${words.homeTitle(home.number, own.title)} | ${company.name}`);
  useEffect(() => rememberSubject(location.pathname, subject), [subject]);

  return (
    <OnDemand wanted={Boolean(home)} load={loadDialog}>
      {({ OpenedHome }) => (
        <OpenedHome
          lists={lists}
          developments={developments}
          rooms={rooms}
          homes={homes}
          home={home ?? null}
          onClose={closeHome}
        />
      )}
    </OnDemand>
  );
}

/** The URL names the home, so the title does too. */
function useHomeTitle(title: string | undefined | null) {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
