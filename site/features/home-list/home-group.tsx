import { useEffect, useRef } from "react";
import { homeNames } from "#catalog/home-names.ts";
import type { HomeGroup as Group } from "#domain/homes/home-groups.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { priceRange } from "#domain/homes/price-range.ts";
import { typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";
import * as typeWords from "#words/home-types.ts";
import { availabilityText } from "./availability-text.ts";
import { HomeTable } from "./home-table.tsx";

export type HomeGroupProps = {
  group: Group;
  /** Of the development. */
  title: string;
  fitting: ReadonlySet<DevelopmentHome>;
  isFiltered: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  hasSun: boolean;
  hasAnchors: boolean;
  units: Units;
};

/** The browser opens and closes it, also before hydration, for a link to a row and for a search in the page. */
export function HomeGroup(props: HomeGroupProps) {
  const { group, title, fitting, isFiltered, isOpen, onToggle, ...table } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [first] = group.homes;
  const name = homeNames.types[first.type] ?? typeText(first);
  const shown = group.homes.filter((home) => fitting.has(home));
  const range = priceRange(shown);

  // The first toggle may have come before hydration.
  useEffect(() => {
    const opened = details.current?.open ?? false;
    if (opened !== isOpen) onToggle(opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the state at hydration
  }, []);

  return (
    <details
      ref={details}
      id={group.key}
      className="home-group"
      hidden={shown.length === 0}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
    >
      <summary>
        <h3>{name}</h3>
        <span>{table.units.area(first.insideArea)}</span>
        <span>
          {isFiltered
            ? words.fittingCount(shown.length, group.homes.length)
            : availabilityText(group.homes)}
        </span>
        <span>
          {range &&
            typeWords.prices(table.units.price(range.lowest), table.units.price(range.highest))}
        </span>
      </summary>
      <HomeTable
        label={homeWords.homeSummary([title, name])}
        homes={group.homes}
        fitting={fitting}
        hasButtons={isOpen}
        {...table}
      />
    </details>
  );
}
