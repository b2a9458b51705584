import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useHomes } from "#site/store/homes.ts";
import { Icon } from "#ui/icon.tsx";
import { close } from "#ui/icons.ts";
import * as words from "#words/home-list.ts";
import { chosenFilters } from "./filter-labels.ts";
import { focusHomeCount } from "./home-count.tsx";

/** For screens on which the filters are in a drawer: what is chosen there, each to be taken back. */
export function ChosenFilters({ lists }: { lists: readonly PackedHomes[] }) {
  const { filters, change } = useHomeFilters(useHomes(lists));
  const units = useUnits(rates);
  const titles = Object.fromEntries(lists.map(({ key, title }) => [key, title]));
  const chosen = chosenFilters(filters, titles, units);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosenFilters} className="page-width flex flex-wrap gap-2 pt-3">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={words.removeFilter(label)}
            className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-rule-strong ps-4 pe-3 text-start text-sm hover:border-fg"
            onClick={() => {
              change(without);
              focusHomeCount();
            }}
          >
            {label}
            <Icon shape={close} size={16} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
