import { href } from "react-router";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import { introductions } from "#catalog/introductions.ts";
import { openGraphImage } from "#catalog/pictures/pictures.ts";
import { rates } from "#catalog/rates.ts";
import { readCompared } from "#domain/homes/compared-homes.ts";
import { UrlNotes } from "#site/features/home-list/url-notes.tsx";
import { DevelopmentCards } from "#site/features/home-list/development-cards.tsx";
import { Permits } from "#site/features/home-list/permits.tsx";
import { useUnitsFromUrl } from "#site/homes/units-from-url.ts";
import { useCurrentAvailability } from "#site/homes/use-current-availability.ts";
import { apartmentComplex } from "#site/seo/apartment-complex.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { useUrlQuery } from "#site/store/url-query.ts";
import { useHomes } from "#site/store/homes.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { Section } from "#site/ui/section.tsx";
import { toPackedHomes } from "#site/views/packed-homes.ts";
import { toSaleDevelopment } from "#site/views/sale-development.ts";
import * as listWords from "#words/home-list.ts";
import * as words from "#words/homes.ts";
import * as projectWords from "#words/projects.ts";
import type { Route } from "./+types/homes.ts";
import { HomeFilters, HomeList } from "./home-choice.tsx";

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
  };
}

export { meta } from "#site/seo/head-from-loader.ts";
const loadComparison = () => import("#site/features/home-shortlist/compare-homes.tsx");

export default function HomesPage({ loaderData: { lists, developments } }: Route.ComponentProps) {
  useCurrentAvailability();
  const homes = useHomes(lists);
  const query = useUrlQuery(["compare", "home"]);
  const compared = readCompared(query, homes);
  const number = query.get("home");
  const unitNotes = useUnitsFromUrl(rates);
  const notes = number ? [listWords.homeWithoutDevelopment(number), ...unitNotes] : unitNotes;
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  return (
    <>
      <PageBanner title={words.heading} lead={words.lead} trail={trail} />
      <OnDemand wanted={compared !== null} load={loadComparison}>
        {({ CompareHomes }) =>
          compared && <CompareHomes compared={compared} homes={homes} titles={titles} />
        }
      </OnDemand>
      <div className="page-width pb-8">
        <DevelopmentCards lists={lists} developments={developments} />
        <p className="script-note mt-8">{words.needsScript}</p>
      </div>
      <HomeFilters lists={lists} />
      <UrlNotes lists={lists} others={notes} />
      <Section aria-label={words.inTheList} spacing="none" className="pt-6 pb-16">
        <HomeList lists={lists} />
      </Section>
      <Permits developments={developments} />
    </>
  );
}
