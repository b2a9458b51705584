import { loosenings } from "#domain/homes/filter-counts.ts";
import { type HomeFilters, noHomeFilters } from "#domain/homes/filters.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { Button } from "#ui/button.tsx";
import * as words from "#words/home-list.ts";

type NoHomesProps = {
  homes: readonly DevelopmentHome[];
  filters: HomeFilters;
  onChange: (changes: Partial<HomeFilters>) => void;
  onClear: () => void;
};

/** Says which filter to remove, and how many homes that leaves. */
export function NoHomes({ homes, filters, onChange, onClear }: NoHomesProps) {
  const ways = loosenings(homes, filters);
  return (
    <div className="flex flex-col items-start gap-5 border-y border-rule py-14">
      <h3 className="text-2xl">{words.noHomes}</h3>
      <p className="max-w-text text-fg-soft">
        {ways.length > 0 ? words.loosen : words.nothingToLoosen}
      </p>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ name, count }) => (
          <Button
            key={name}
            variant="outline"
            size="sm"
            onClick={() => onChange({ [name]: noHomeFilters[name] })}
          >
            {words.without(words.filterName(name), count)}
          </Button>
        ))}
        <Button size="sm" variant={ways.length > 0 ? "ghost" : "primary"} onClick={onClear}>
          {words.showAll}
        </Button>
      </div>
    </div>
  );
}
