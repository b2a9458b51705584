import { useRef, useState } from "react";
import { FilterBar } from "#site/features/project-filters/filter-bar.tsx";
import { NoResults } from "#site/features/project-filters/no-results.tsx";
import { isNarrowed } from "#site/features/project-filters/project-filters.ts";
import { ResultCount } from "#site/features/project-filters/result-count.tsx";
import { useProjectFilters } from "#site/features/project-filters/use-project-filters.ts";
import { ViewSwitch } from "#site/features/project-filters/view-switch.tsx";
import { AREA_PARAMETER, AreaCheckbox } from "#site/features/project-map/area-checkbox.tsx";
import { CityButtons } from "#site/features/project-map/city-buttons.tsx";
import { ProjectExplorer } from "#site/features/project-map/project-explorer.tsx";
import { useMarkedProject } from "#site/features/project-map/use-marked-project.ts";
import { ProjectColumn } from "#site/sections/project/project-column.tsx";
import { useUrlParameter } from "#site/store/url-query.ts";
import type { ProjectMap } from "#site/views/project-map.ts";
import type { ProjectTile } from "#site/views/project-tile.ts";

type ProjectsOnMapProps = { projects: ProjectTile[]; map: ProjectMap };

export function ProjectsOnMap({ projects, map }: ProjectsOnMapProps) {
  const { filters, options, isSearching, find, choose, type, clear } = useProjectFilters(projects);
  const view = useUrlParameter("view") === "both" ? "both" : "map";
  const isNarrowedToArea = useUrlParameter(AREA_PARAMETER) === "on" && view === "both";
  const [inArea, setInArea] = useState<readonly string[] | null>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  useMarkedProject(pageRef);
  const fitting = find(projects);
  const listed =
    isNarrowedToArea && inArea ? fitting.filter(({ id }) => inArea.includes(id)) : fitting;
  return (
    <div ref={pageRef} className="page-width space-y-2 pb-section">
      <FilterBar filters={filters} options={options} onType={type} onChoose={choose} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <CityButtons
          cities={map.overview.cities}
          city={filters.city}
          onChoose={(city) => choose({ city })}
        />
        <div className="grow">
          <ResultCount
            found={listed.length}
            total={projects.length}
            isSearching={isSearching}
            onClear={isNarrowed(filters) || isNarrowedToArea ? clear : undefined}
          >
            <ViewSwitch filters={filters} view={view} />
          </ResultCount>
        </div>
      </div>
      {listed.length === 0 && <NoResults onClear={clear} />}
      <div className={view === "both" ? "grid gap-8 lg:grid-cols-[5fr_7fr]" : ""}>
        {view === "both" && (
          <div className="max-lg:order-last">
            <ProjectColumn projects={listed} />
          </div>
        )}
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:self-start">
          <ProjectExplorer
            map={map}
            projects={projects}
            matching={new Set(fitting.map(({ id }) => id))}
            city={filters.city}
            onCity={(city) => choose({ city })}
            onShow={setInArea}
          />
          {view === "both" && <AreaCheckbox isOn={isNarrowedToArea} />}
        </div>
      </div>
    </div>
  );
}
