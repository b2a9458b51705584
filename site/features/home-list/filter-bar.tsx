import { type ReactNode, useRef, useState } from "react";
import { offeredFilters } from "#domain/homes/filter-counts.ts";
import { activeFilters, type FilterName, isActive } from "#domain/homes/filters.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useHomes } from "#site/store/homes.ts";
import { Button } from "#ui/button.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import * as words from "#words/home-list.ts";
import { FilterGroup } from "./filter-group.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { HomeCount } from "./home-count.tsx";

type FilterBarProps = {
  lists: readonly PackedHomes[];
  children?: ReactNode;
};

const loadDrawer = () => import("./filter-drawer.tsx");

export function FilterBar({ lists, children }: FilterBarProps) {
  const homes = useHomes(lists);
  const filtering = useHomeFilters(homes);
  const [openMenu, setOpenMenu] = useState<FilterName | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { filters, choices, fitting, clear } = filtering;
  const active = activeFilters(filters);
  const names = offeredFilters(homes, choices);
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  const group = (name: FilterName) => (
    <FilterGroup key={name} {...{ name, homes, filtering, titles }} />
  );

  return (
    <>
      <div ref={bar} className="page-width flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <search aria-label={words.filtersName} className="noscript:hidden">
          <div className="flex flex-wrap gap-1.5 max-xl:hidden">
            {names.map((name) => (
              <FilterMenu
                key={name}
                label={words.filterName(name)}
                isActive={isActive(filters, name)}
                open={openMenu === name}
                onToggle={(open) => setOpenMenu(open ? name : null)}
              >
                {group(name)}
              </FilterMenu>
            ))}
          </div>
          <Button
            variant={active.length > 0 ? "primary" : "outline"}
            size="sm"
            className="xl:hidden"
            onClick={() => setDrawerOpen(true)}
          >
            {words.activeFilters(active.length)}
          </Button>
        </search>
        <HomeCount
          found={fitting.size}
          total={homes.length}
          onClear={active.length > 0 ? clear : undefined}
        />
        <div className="me-corner md:ms-auto">{children}</div>
      </div>
      <OnDemand wanted={isDrawerOpen} load={loadDrawer}>
        {({ FilterDrawer }) => (
          <FilterDrawer
            open={isDrawerOpen}
            found={fitting.size}
            onClose={() => setDrawerOpen(false)}
            onShow={() => bar.current?.scrollIntoView()}
            onClear={active.length > 0 ? clear : undefined}
          >
            {names.map(group)}
          </FilterDrawer>
        )}
      </OnDemand>
    </>
  );
}
