import { useEffect } from "react";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { PARTS_NEEDED_EVENT } from "#site/boot/names.ts";

const FilterBar = hydrateWhenVisible(
  () => import("#site/features/home-list/filter-bar.tsx"),
  "FilterBar",
  // Stays in view under the header.
  "sticky top-header z-2 border-b border-rule bg-paper py-2",
);
const ShortlistLink = hydrateWhenVisible(
  () => import("#site/features/home-shortlist/shortlist-link.tsx"),
  "ShortlistLink",
);

export const HomeList = hydrateWhenVisible(
  () => import("#site/features/home-list/home-list.tsx"),
  "HomeList",
);

/** Referentially stable: a part that is not hydrated must not get new properties. */
const shortlistLink = <ShortlistLink />;

export function HomeFilters({ lists }: { lists: readonly PackedHomes[] }) {
  // A URL with filters changes every part, so none may wait until it is visible.
  useEffect(() => {
    if (location.search) dispatchEvent(new Event(PARTS_NEEDED_EVENT));
  }, []);
  return (
    // An extra element, because on the first screen the layout must not be deferred.
    <div className="contents">
      <FilterBar lists={lists}>{shortlistLink}</FilterBar>
    </div>
  );
}
