import { parts } from "#catalog/parts.ts";
import { FilterBar } from "#site/features/project-filters/filter-bar.tsx";
import { isNarrowed } from "#site/features/project-filters/project-filters.ts";
import { ResultCount } from "#site/features/project-filters/result-count.tsx";
import { useProjectFilters } from "#site/features/project-filters/use-project-filters.ts";
import { ViewSwitch } from "#site/features/project-filters/view-switch.tsx";
import { ProjectGrid } from "#site/sections/project/project-grid.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import { useUrlShown } from "#site/store/url-shown.ts";
import { Section } from "#site/ui/section.tsx";
import type { ProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/projects.ts";

const loadNoResults = () => import("#site/features/project-filters/no-results.tsx");

type ProjectListProps = { upcoming: ProjectTile[]; projects: ProjectTile[] };

export function ProjectList(all: ProjectListProps) {
  const catalogue = [...all.upcoming, ...all.projects];
  const { filters, options, isSearching, find, choose, type, clear } = useProjectFilters(catalogue);
  const upcoming = find(all.upcoming);
  const projects = find(all.projects);
  const found = upcoming.length + projects.length;
  // While the search index loads, all projects are shown under "Searching...".
  const list = useUrlShown<HTMLDivElement>(true);
  return (
    <div ref={list} data-awaits-url="">
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
    </div>
  );
}
