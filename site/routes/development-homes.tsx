import { data, href } from "react-router";
import { findDevelopment } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { parts } from "#catalog/parts.ts";
import { openGraphImage } from "#catalog/pictures/pictures.ts";
import { island } from "#site/boot/island.tsx";
import { NotReleased } from "#site/features/home-list/not-released.tsx";
import { EnquiryPopup } from "#site/features/short-forms/enquiry-popup.tsx";
import { typeText } from "#site/homes/home-texts.ts";
import { apartmentComplex } from "#site/seo/apartment-complex.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { SampleFlat } from "#site/sections/homes/sample-flat.tsx";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { TextLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { toDevelopmentRecord } from "#site/views/development-record.ts";
import { toFacade } from "#site/views/facade.ts";
import { toHomeTypes } from "#site/views/home-types.ts";
import { developmentMap } from "#site/views/place-map.ts";
import { toPackedHomes } from "#site/views/packed-homes.ts";
import { toSaleDevelopment } from "#site/views/sale-development.ts";
import { sampleRooms } from "#site/views/sample-rooms.ts";
import * as words from "#words/homes.ts";
import type { Route } from "./+types/development-homes.ts";
import { HomeFacade } from "#site/features/home-facade/home-facade.tsx";
import { DevelopmentRecord } from "#site/sections/homes/development-record.tsx";
import { HomeTypes } from "#site/sections/homes/home-types.tsx";
import { PlaceSection } from "#site/sections/map/place-section.tsx";
import { DevelopmentNotes } from "./development-notes.tsx";
import { ChosenFiltersIsland, HomeFiltersIsland, HomeListIsland } from "./home-islands.ts";
import { HomeOfUrl } from "./home-of-url.tsx";

const DevelopmentNotesIsland = island("DevelopmentNotes", DevelopmentNotes, { when: "start" });
const HomeOfUrlIsland = island("HomeOfUrl", HomeOfUrl, { when: "start" });

const EnquiryPopupIsland = island("EnquiryPopup", EnquiryPopup, { when: "used" });
const HomeFacadeIsland = island("HomeFacade", HomeFacade);
const HomeTypesIsland = island("HomeTypes", HomeTypes);

const trail = [{ label: words.homes, to: href("/homes") }];

export function loader({ params }: Route.LoaderArgs) {
  const development = findDevelopment(params.key);
  if (!development) throw data(null, { status: 404 });
  const view = toSaleDevelopment(development);
  const homes = listedHomes(development);
  const sampleFlat = homes.find(({ number }) => number === development.sampleFlat);
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
    count: homes.length,
    lists: [toPackedHomes(development)],
    isReleased: development.released,
    sides,
    types: toHomeTypes(development),
    map: parts.map ? developmentMap(development) : null,
    rooms: sampleRooms(development.key),
    sampleFlatType: sampleFlat ? typeText(sampleFlat) : null,
    record: toDevelopmentRecord(development),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function DevelopmentHomesPage({ loaderData }: Route.ComponentProps) {
  const { development, count, lists, isReleased, sides, types, map, rooms, record } = loaderData;
  const { sampleFlatType } = loaderData;
  const { key, title, place } = development;
  const hasFacade = sides.length > 0;
  return (
    <>
      <PageBanner
        title={words.homesOf(title)}
        lead={
          <>
            {words.developmentLead(place, count, development.handover)}{" "}
            <TextLink href={href("/project-single/:id", { id: development.projectId })}>
              {words.projectPage}
            </TextLink>
          </>
        }
        trail={[...trail, { label: title, to: href("/homes/:key", { key }) }]}
        compact
      />
      {!isReleased && (
        <NotReleased developmentKey={key} title={title} needsEscrow={development.needsEscrow} />
      )}
      <div className="page-width">
        <p className="script-note mb-6">{words.needsScript}</p>
      </div>
      <HomeFiltersIsland lists={lists} />
      <ChosenFiltersIsland lists={lists} />
      <DevelopmentNotesIsland lists={lists} title={title} sides={sides.map((side) => side.key)} />
      {hasFacade && (
        <Section aria-label={words.onTheFacade} spacing="none" className="pt-6 pb-12">
          <HomeFacadeIsland lists={lists} sides={sides} />
        </Section>
      )}
      <Section
        heading={hasFacade ? words.inTheList : words.allHomes}
        size="small"
        spacing="none"
        className="pt-6 pb-16"
      >
        <HomeListIsland lists={lists} />
      </Section>
      <HomeTypesIsland lists={lists} types={types} isReleased={isReleased} />
      {rooms[0] && <SampleFlat still={rooms[0].still} type={sampleFlatType} />}
      {parts.map && map && <PlaceSection map={map} />}
      <DevelopmentRecord record={record} />
      <EnquiryPopupIsland />
      <HomeOfUrlIsland lists={lists} developments={[development]} rooms={{ [key]: rooms }} />
    </>
  );
}
