import type { ReactNode } from "react";
import type { DeskDevelopment } from "#domain/desk/homes.ts";
import { navigate } from "#desk/navigation/desk-url.ts";
import { Link } from "#desk/navigation/link.tsx";
import * as words from "#desk/words/en/homes.ts";
import { classes } from "#ui/classes.ts";
import { countHomes, fits, type HomesPlace, placeUrl } from "./home-filters.ts";
import { StatusMark } from "./status-mark.tsx";

type HomesHeaderProps = { development: DeskDevelopment; all: DeskDevelopment[]; place: HomesPlace };

export function HomesHeader({ development, all, place }: HomesHeaderProps) {
  const { homes, isReleased } = development;
  const counts = countHomes(homes, place);
  const found = homes.filter((home) => fits(home, place)).length;
  const filter = (changed: Partial<HomesPlace>) => navigate(placeUrl({ ...place, ...changed }));
  return (
    <header className="border-b border-rule px-4 pt-3 pb-2 md:px-6">
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h1 className="text-2xl">{words.title}</h1>
        <nav aria-label={words.developments} className="min-w-0 max-md:-mx-4 max-md:w-screen">
          <ul className="relative flex gap-x-5 overflow-x-auto max-md:px-4">
            {all.map(({ key, title }) => (
              <li key={key} className="shrink-0">
                <Link
                  to={placeUrl({ ...place, development: key, home: undefined })}
                  aria-current={key === development.key ? "page" : undefined}
                  className={classes(
                    "flex min-h-11 items-center border-b-2 text-sm md:min-h-9",
                    key === development.key
                      ? "border-highlight font-medium"
                      : "border-transparent text-fg-soft hover:text-fg",
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p role="status" className="ms-auto text-sm text-fg-soft tabular-nums max-md:sr-only">
          {words.homeCount(found, homes.length)}
        </p>
      </div>
      <div className="relative mt-1 flex gap-x-4 gap-y-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
        <Choices label={words.filterStatus}>
          {counts.statuses.map(({ value, count }) => (
            <Choice
              key={value}
              isChosen={place.status === value}
              onChange={(isChosen) => filter({ status: isChosen ? value : undefined })}
            >
              <StatusMark status={value} />
              {words.statuses[value]} <Count count={count} />
            </Choice>
          ))}
        </Choices>
        <Choices label={words.filterBedrooms}>
          {counts.bedrooms.map(({ value, count }) => (
            <Choice
              key={value}
              isChosen={place.bedrooms === value}
              onChange={(isChosen) => filter({ bedrooms: isChosen ? value : undefined })}
            >
              {words.bedroomCount(value)} <Count count={count} />
            </Choice>
          ))}
        </Choices>
      </div>
      {!isReleased && <p className="py-1.5 text-sm text-warning">{words.notReleased}</p>}
    </header>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex gap-1 not-first:border-s not-first:border-rule not-first:ps-4 md:-ms-2 md:not-first:ms-0"
    >
      {children}
    </div>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  children: ReactNode;
};

function Choice({ isChosen, onChange, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChange(!isChosen)}
      className={classes(
        "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm whitespace-nowrap md:min-h-8.5",
        isChosen ? "bg-fg/8 font-medium" : "hover:bg-fg/8",
      )}
    >
      {children}
    </button>
  );
}

function Count({ count }: { count: number }) {
  return (
    <data value={count} className="text-fg-soft">
      {count}
    </data>
  );
}
