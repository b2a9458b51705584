import { useEffect, useMemo } from "react";
import { data, href } from "react-router";
import { company } from "#catalog/company.ts";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { parts } from "#catalog/parts.ts";
import { openGraphImage } from "#catalog/pictures/pictures.ts";
import { rates } from "#catalog/rates.ts";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { UrlNotes } from "#site/features/home-list/url-notes.tsx";
import { NotReleased } from "#site/features/home-list/not-released.tsx";
import { Permits } from "#site/features/home-list/permits.tsx";
import { useUnitsFromUrl } from "#site/homes/units-from-url.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { apartmentComplex } from "#site/seo/apartment-complex.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { SampleFlat } from "#site/sections/homes/sample-flat.tsx";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { useUrlParameter } from "#site/store/url-query.ts";
import { closeHome, useOpenedHome } from "#site/store/home-url.ts";
import { useAvailabilityTime, useHomes } from "#site/store/homes.ts";
import { rememberSubject } from "#site/store/remember-subject.ts";
import { TextLink } from "#site/ui/link.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { Section } from "#site/ui/section.tsx";
import { toFacade } from "#site/views/facade.ts";
import { toHomeTypes } from "#site/views/home-types.ts";
import { developmentMap } from "#site/views/place-map.ts";
import { toPackedHomes } from "#site/views/packed-homes.ts";
import { toSaleDevelopment } from "#site/views/sale-development.ts";
import { sampleRooms } from "#site/views/sample-rooms.ts";
import * as listWords from "#words/home-list.ts";
import * as words from "#words/homes.ts";
import type { Route } from "./+types/development-homes.ts";
import { HomeFilters, HomeList } from "./home-choice.tsx";

const HomeFacade = hydrateWhenVisible(
  () => import("#site/features/home-facade/home-facade.tsx"),
  "HomeFacade",
);
const HomeTypes = hydrateWhenVisible(
  () => import("#site/sections/homes/home-types.tsx"),
  "HomeTypes",
);

const PlaceSection = hydrateWhenVisible(
  () => import("#site/sections/map/place-section.tsx"),
  "PlaceSection",
);

const trail = [{ label: words.homes, to: href("/homes") }];

export function loader({ params }: Route.LoaderArgs) {
  const development = findDevelopment(params.key);
  if (!development) throw data(null, { status: 404 });
  const view = toSaleDevelopment(development);
  const homes = listedHomes(development);
  const sides = toFacade(development);
  const path = href("/homes/:key", { key: development.key });
  const image = openGraphImage(`projects/${development.project.key}`).src;
  return {
    head: pageHead({
      title: words.homesOf(view.title),
      description: words.developmentDescription(
        view.title,
        view.place,
        homes.length,
        sides.length > 0,
      ),
      trail: [...trail, { label: view.title, to: path }],
      image,
      about: [apartmentComplex(development, homes, image)],
    }),
    development: view,
    list: toPackedHomes(development),
    sides,
    types: toHomeTypes(development),
    map: parts.map ? developmentMap(development) : null,
    rooms: sampleRooms(development.key),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";
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

const loadDialog = () => import("./opened-home.tsx");

export default function DevelopmentHomesPage({ loaderData }: Route.ComponentProps) {
  const { development, list, sides, types, map, rooms } = loaderData;
  const { key, title, place } = development;
  // Referentially stable: a part that is not hydrated must not get new properties.
  const lists = useMemo(() => [list], [list]);
  useCurrentAvailability();
  const homes = useHomes(lists);
  const asOf = useAvailabilityTime(lists);
  const { number, home } = useOpenedHome(homes);
  const side = useUrlParameter("side");
  const hasFacade = sides.length > 0;
  const unitNotes = useUnitsFromUrl(rates);
  const path = href("/homes/:key", { key });
  const subject = home ? words.homeSubject(home.number, title, place) : `${title}, ${place}`;

  useHomeTitle(home ? `${words.homeTitle(home.number, title)} | ${company.name}` : undefined);
  useEffect(() => rememberSubject(path, subject), [path, subject]);

  const notes = [
    ...(home === null && number !== null ? [listWords.unknownHome(number, title)] : []),
    ...(side && !sides.some(({ key }) => key === side)
      ? [listWords.unknownSide(side, hasFacade)]
      : []),
    ...unitNotes,
  ];
  return (
    <>
      <PageBanner
        title={words.homesOf(title)}
        lead={
          <>
            {words.developmentLead(place, homes.length, development.handover)}{" "}
            <TextLink href={href("/project-single/:id", { id: development.projectId })}>
              {words.projectPage}
            </TextLink>
          </>
        }
        trail={[...trail, { label: title, to: path }]}
      />
      {!list.isReleased && <NotReleased title={title} needsEscrow={development.needsEscrow} />}
      <div className="page-width">
        <p className="script-note mb-6">{words.needsScript}</p>
      </div>
      <HomeFilters lists={lists} />
      <UrlNotes lists={lists} others={notes} />
      {hasFacade && (
        <Section aria-label={words.onTheFacade} spacing="none" className="pt-6 pb-12">
          <div className="contents">
            <HomeFacade lists={lists} sides={sides} />
          </div>
        </Section>
      )}
      <Section
        heading={hasFacade ? words.inTheList : words.allHomes}
        size="small"
        spacing="none"
        className="pt-6 pb-16"
      >
        <HomeList lists={lists} />
      </Section>
      <HomeTypes types={types} isReleased={list.isReleased} />
      {rooms[0] && <SampleFlat still={rooms[0].still} />}
      {parts.map && map && <PlaceSection map={map} />}
      <Permits developments={[development]} />
      <OnDemand wanted={Boolean(home)} load={loadDialog}>
        {({ OpenedHome }) => (
          <OpenedHome
            development={development}
            home={home ?? null}
            asOf={asOf}
            rooms={rooms}
            onClose={closeHome}
          />
        )}
      </OnDemand>
    </>
  );
}
