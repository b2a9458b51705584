import { Link } from "#desk/navigation/link.tsx";
import * as words from "#desk/words/en/inbox.ts";
import { buttonClasses } from "#ui/button-look.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { type Filters, filtersUrl, isNarrowed } from "#desk/navigation/filters.ts";

export function EmptyList({ filters }: { filters: Filters }) {
  const { view, sort, search } = filters;
  const texts = isNarrowed(filters)
    ? { title: words.noMatches, text: words.noMatchesText }
    : words.empty[view];
  return (
    <div className="p-6 md:p-10">
      <EmptyState
        {...texts}
        action={
          isNarrowed(filters) && (
            <div className="flex flex-wrap gap-2">
              {search && view !== "all" && (
                <Link
                  to={filtersUrl({ view: "all", sort: "newest", search })}
                  className={buttonClasses({ variant: "primary" })}
                >
                  {words.searchAll}
                </Link>
              )}
              <Link
                to={filtersUrl({ view, sort })}
                className={buttonClasses({ variant: "outline" })}
              >
                {words.clearFilters}
              </Link>
            </div>
          )
        }
      />
    </div>
  );
}
