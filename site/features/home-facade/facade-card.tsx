import type { CSSProperties } from "react";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { othersText, outlookText, priceOrStatus, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import type { PriceRange } from "#domain/homes/price-range.ts";
import { homePath } from "#site/store/home-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-facade.ts";

type FacadeCardProps = {
  home: DevelopmentHome;
  /** The prices of the homes with the same floor plan. */
  others: PriceRange | null;
  units: Units;
  /** Both are shares of the picture's size. */
  at: readonly [x: number, y: number];
  /** A home chosen by touch has a link here, because the tap on its shape has not opened it. */
  isChosen: boolean;
};

export function FacadeCard({ home, others, units, at: [x, y], isChosen }: FacadeCardProps) {
  return (
    <div
      // The link's name says the same to screen readers.
      aria-hidden={!isChosen}
      style={{ "--x": `${x * 100}%`, "--y": `${y * 100}%` } as CSSProperties}
      className={classes(
        "facade-card on-paper border border-rule bg-paper p-4 text-sm shadow-overlay",
        y < 0.34 && "facade-card-below",
        !isChosen && "pointer-events-none",
      )}
    >
      <p className="flex items-baseline justify-between gap-6">
        <span className="font-display text-xl">{home.number}</span>
        <span data-status={home.status}>{homeWords.statusName(home.status)}</span>
      </p>
      <p className="mt-1 text-fg-soft">
        {typeText(home)}, {homeWords.floor(home.floor).toLowerCase()}, {units.area(home.insideArea)}
      </p>
      <p className="text-fg-soft">{outlookText(home)}</p>
      <p className={classes("mt-1 tabular-nums", home.status !== "sold" && "font-medium")}>
        {home.status === "sold" ? othersText(home, others, units) : priceOrStatus(home, units)}
        {home.status === "not-released" && (
          <span className="ms-2 text-xs font-normal text-fg-soft">{homeWords.indicative}</span>
        )}
        {units.ratesDay && home.price !== null && (
          <span className="block text-xs font-normal text-fg-soft">{units.ratesDay}</span>
        )}
      </p>
      {isChosen && (
        <ButtonLink href={homePath(home.development, home.number)} size="sm" wide className="mt-3">
          {words.seeHome}
        </ButtonLink>
      )}
    </div>
  );
}
