import { type KeyboardEvent, useMemo, useState } from "react";
import type { DeskDevelopment, DeskHome } from "#domain/desk/homes.ts";
import { hasModifier, Link } from "#desk/navigation/link.tsx";
import * as words from "#desk/words/en/homes.ts";
import { buttonClasses } from "#ui/button-look.ts";
import { classes } from "#ui/classes.ts";
import { direction } from "#ui/direction.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { homeAfter, layOutHomes } from "./grid-layout.ts";
import { HomeCell } from "./home-cell.tsx";

type HomesGridProps = {
  development: DeskDevelopment;
  /** False for homes that the filters hide; their places stay empty. */
  isShown: (home: DeskHome) => boolean;
  urlOf: (number: string) => string;
  unfilteredUrl: string;
  onOpen: () => void;
};

/** The widest cell in rem, for low buildings. */
const MAX_CELL = 5.5;
const MARGINS = 7;

/** Floors as rows, stacks as columns. One home is in the tab order; the arrow keys move from it. */
export function HomesGrid(props: HomesGridProps) {
  const { development, isShown, urlOf, unfilteredUrl, onOpen } = props;
  const { homes, title } = development;
  const layout = useMemo(() => layOutHomes(homes), [homes]);
  const [chosen, setChosen] = useState<string>();
  const shown = layout.floors.flatMap(({ cells }) => cells).filter((home) => home && isShown(home));
  const current = shown.find((home) => home?.number === chosen) ?? shown[0];

  function onKeyDown(event: KeyboardEvent) {
    if (!current || hasModifier(event)) return;
    const next = homeAfter(layout, current, event.key, { isShown, forward: direction() });
    if (!next) return;
    event.preventDefault();
    setChosen(next.number);
    document.getElementById(cellId(next.number))?.focus();
  }

  if (!current) {
    return (
      <div className="p-6">
        <EmptyState
          title={words.noMatches}
          text={words.noMatchesText}
          action={
            <Link to={unfilteredUrl} className={buttonClasses({ variant: "outline" })}>
              {words.clearFilters}
            </Link>
          }
        />
      </div>
    );
  }

  return (
    <div className="relative min-h-0 flex-1 overflow-auto">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it
        role="grid"
        aria-label={words.grid(title)}
        onKeyDown={onKeyDown}
        className="w-full border-separate border-spacing-0 pe-4 pb-6 text-sm md:pe-6"
        style={{ maxWidth: `${layout.columns.length * MAX_CELL + MARGINS}rem` }}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 top-0 z-2 w-px bg-paper ps-4 pe-2 text-start md:ps-6"
            >
              <span className="sr-only">{words.floors}</span>
            </th>
            {layout.wings.map(({ name, stacks }, index) => (
              <th
                key={name}
                scope="colgroup"
                colSpan={stacks}
                className={classes(
                  "sticky top-0 z-1 bg-paper pt-3 pb-1.5 text-start font-medium",
                  index > 0 && "ps-5",
                )}
              >
                {words.wing(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layout.floors.map(({ floor, cells }) => (
            <tr key={floor}>
              <th
                scope="row"
                className="sticky start-0 z-1 bg-paper ps-4 pe-3 text-end text-xs font-normal text-fg-soft md:ps-6"
              >
                <span className="sr-only">{words.floor(floor)}</span>
                <span aria-hidden="true">{floor}</span>
              </th>
              {cells.map((home, index) => (
                <td
                  key={home?.number ?? `empty-${index}`}
                  className={classes("p-px", layout.columns[index]?.isApart && "ps-5")}
                >
                  {home && (
                    <HomeCell
                      id={cellId(home.number)}
                      home={home}
                      isHidden={!isShown(home)}
                      isCurrent={home === current}
                      to={urlOf(home.number)}
                      onOpen={onOpen}
                      onFocus={() => setChosen(home.number)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellId(number: string): string {
  return `home-${number}`;
}

/** The home may no longer fit the filters after its panel has closed; then the current cell gets the focus. */
export function focusHome(number: string): void {
  const current = document.querySelector<HTMLElement>(`[role=grid] a[tabindex="0"]`);
  (document.getElementById(cellId(number)) ?? current)?.focus();
}
