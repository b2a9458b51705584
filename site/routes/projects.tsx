import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { FilterBar } from "#site/features/project-filters/filter-bar.tsx";
import { isNarrowed } from "#site/features/project-filters/project-filters.ts";
import { ResultCount } from "#site/features/project-filters/result-count.tsx";
import { useProjectFilters } from "#site/features/project-filters/use-project-filters.ts";
import { ViewSwitch } from "#site/features/project-filters/view-switch.tsx";
import { ProjectGrid } from "#site/sections/project/project-grid.tsx";
import { projectList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { Section } from "#site/ui/section.tsx";
import { toListedTile } from "#site/views/project-tile.ts";
import * as words from "#words/projects.ts";
import type { Route } from "./+types/projects.ts";

const trail = [{ label: words.projects, to: href("/project") }];

export function loader() {
  const upcoming = upcomingProjects().map(toListedTile);
  const projects = allProjects().map(toListedTile);
  return {
    head: pageHead({
      title: introductions.projects.title,
      description: introductions.projects.description,
      trail,
      about: [projectList(words.projects, [...upcoming, ...projects])],
    }),
    lead: introductions.projects.lead,
    upcoming,
    projects,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

const loadNoResults = () => import("#site/features/project-filters/no-results.tsx");

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const catalogue = [...loaderData.upcoming, ...loaderData.projects];
  const { filters, options, isSearching, find, choose, type, clear } = useProjectFilters(catalogue);
  const upcoming = find(loaderData.upcoming);
  const projects = find(loaderData.projects);
  const found = upcoming.length + projects.length;
  return (
    <>
      <PageBanner title={words.projects} lead={loaderData.lead} trail={trail} />
      <div className="page-width space-y-3">
        <FilterBar filters={filters} options={options} onType={type} onChoose={choose} />
        <ResultCount
          found={found}
          total={catalogue.length}
          isSearching={isSearching}
          onClear={isNarrowed(filters) ? clear : undefined}
        >
          {parts.map && <ViewSwitch filters={filters} view="list" />}
        </ResultCount>
        <OnDemand wanted={found === 0} load={loadNoResults}>
          {({ NoResults }) => found === 0 && <NoResults onClear={clear} />}
        </OnDemand>
      </div>
      {upcoming.length > 0 && (
        <Section spacing="tight" heading={words.upcomingProjects}>
          <ProjectGrid projects={upcoming} />
        </Section>
      )}
      {projects.length > 0 && (
        <Section spacing="tight" heading={words.allProjectsHeading}>
          <ProjectGrid projects={projects} />
        </Section>
      )}
    </>
  );
}
