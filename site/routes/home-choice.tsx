import { useEffect } from "react";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { PARTS_NEEDED_EVENT } from "#site/boot/names.ts";

/** What the page of all homes and that of one development have in common. */

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
  // An address with filters changes every part: none may wait until it is visible.
  useEffect(() => {
    if (location.search) dispatchEvent(new Event(PARTS_NEEDED_EVENT));
  }, []);
  return (
    // On the first screen: inside another element its layout is not deferred.
    <div className="contents">
      <FilterBar lists={lists}>{shortlistLink}</FilterBar>
    </div>
  );
}
