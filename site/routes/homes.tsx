import { href } from "react-router";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { introductions } from "#catalog/introductions.ts";
import { openGraphImage } from "#catalog/pictures/pictures.ts";
import { DevelopmentCards } from "#site/features/home-list/development-cards.tsx";
import { Permits } from "#site/features/home-list/permits.tsx";
import { EnquiryPopup } from "#site/features/short-forms/enquiry-popup.tsx";
import { apartmentComplex } from "#site/seo/apartment-complex.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import { toPackedHomes } from "#site/views/packed-homes.ts";
import { toSaleDevelopment } from "#site/views/sale-development.ts";
import { sampleRooms } from "#site/views/sample-rooms.ts";
import * as words from "#words/homes.ts";
import * as projectWords from "#words/projects.ts";
import type { Route } from "./+types/homes.ts";
import { island } from "#site/boot/island.tsx";
import { ComparedHomes } from "./compared-homes.tsx";
import { HomeOfUrl } from "./home-of-url.tsx";
import { ChosenFiltersIsland, HomeFiltersIsland, HomeListIsland } from "./home-islands.ts";
import { HomesNotes } from "./homes-notes.tsx";

const ComparedHomesIsland = island("ComparedHomes", ComparedHomes, { when: "start" });
const DevelopmentCardsIsland = island("DevelopmentCards", DevelopmentCards);
const EnquiryPopupIsland = island("EnquiryPopup", EnquiryPopup, { when: "used" });
const HomeOfUrlIsland = island("HomeOfUrl", HomeOfUrl, { when: "start" });
const HomesNotesIsland = island("HomesNotes", HomesNotes, { when: "start" });

const trail = [
  { label: projectWords.projects, to: href("/project") },
  { label: words.homes, to: href("/homes") },
];

export function loader() {
  const developments = allDevelopments();
  const lists = developments.map(toPackedHomes);
  const count = developments.reduce((sum, one) => sum + listedHomes(one).length, 0);
  return {
    head: pageHead({
      title: introductions.homes.title,
      description: words.description(count, words.listOf(lists.map(({ title }) => title))),
      trail,
      about: developments.map((development) =>
        apartmentComplex(
          development,
          listedHomes(development),
          openGraphImage(`projects/${development.project.key}`).src,
        ),
      ),
    }),
    lists,
    developments: developments.map(toSaleDevelopment),
    rooms: Object.fromEntries(developments.map(({ key }) => [key, sampleRooms(key)])),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function HomesPage({ loaderData }: Route.ComponentProps) {
  const { lists, developments, rooms } = loaderData;
  return (
    <>
      <PageBanner title={words.heading} lead={words.lead} trail={trail} compact />
      <ComparedHomesIsland lists={lists} />
      <div className="page-width pb-8 md:pt-2">
        <DevelopmentCardsIsland lists={lists} developments={developments} />
        <p className="script-note mt-8">{words.needsScript}</p>
      </div>
      <HomeFiltersIsland lists={lists} />
      <ChosenFiltersIsland lists={lists} />
      <HomesNotesIsland lists={lists} />
      <Section aria-label={words.inTheList} spacing="none" className="pt-6 pb-16">
        <HomeListIsland lists={lists} />
      </Section>
      <Permits developments={developments} />
      <EnquiryPopupIsland />
      <HomeOfUrlIsland lists={lists} developments={developments} rooms={rooms} />
    </>
  );
}
