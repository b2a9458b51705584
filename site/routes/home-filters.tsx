import type { PackedHomes } from "#domain/homes/home-list.ts";
import { FilterBar } from "#site/features/home-list/filter-bar.tsx";
import { ShortlistLink } from "#site/features/home-shortlist/shortlist-link.tsx";

export function HomeFilters({ lists }: { lists: readonly PackedHomes[] }) {
  return (
    <FilterBar lists={lists}>
      <ShortlistLink />
    </FilterBar>
  );
}
