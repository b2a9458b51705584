import { memo } from "react";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { homePath } from "#site/store/home-url.ts";
import { outlookText, priceText, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";
import * as roles from "./table-roles.ts";

type HomeRowProps = {
  home: DevelopmentHome;
  /** Set where homes of several developments are listed. */
  title?: string | undefined;
  /** Whether any home of the list has an entry in the column. */
  hasSun: boolean;
  isHidden: boolean;
  isSaved: boolean;
  units: Units;
};

export const SAVE_SHAPE = "save-shape";

/** The table handles the row's clicks. */
export const HomeRow = memo(HomeRowCells, (before, after) => {
  return (
    before.home === after.home &&
    before.hasSun === after.hasSun &&
    before.isHidden === after.isHidden &&
    before.isSaved === after.isSaved &&
    before.units.currency === after.units.currency &&
    before.units.areaUnit === after.units.areaUnit
  );
});

function HomeRowCells({ home, title, hasSun, isHidden, isSaved, units }: HomeRowProps) {
  const { development, number, floor, insideArea, balconyArea, price, status } = home;
  return (
    <tr {...roles.row} id={title ? undefined : number} hidden={isHidden}>
      <th {...roles.rowHead} scope="row">
        <a href={homePath(development, number)}>{number}</a>
      </th>
      {title && <td {...roles.cell}>{title}</td>}
      <td {...roles.cell}>{typeText(home)}</td>
      <td {...roles.cell}>{homeWords.floor(floor)}</td>
      <td {...roles.cell}>
        {units.area(insideArea)}
        {balconyArea > 0 && <small>{homeWords.balcony(units.area(balconyArea))}</small>}
      </td>
      <td {...roles.cell}>{outlookText(home)}</td>
      {hasSun && (
        <td {...roles.cell}>
          {home.morningSun && <span>{words.morningSun}</span>}
          {home.noLateSun && <span>{words.noLateSun}</span>}
        </td>
      )}
      <td {...roles.cell}>
        {priceText(price, units)}
        {status === "not-released" && <small>{homeWords.indicative}</small>}
      </td>
      <td {...roles.cell}>
        <span data-status={status}>{homeWords.statusName(status)}</span>
      </td>
      <td {...roles.cell}>
        <button
          type="button"
          value={homeId(home)}
          aria-pressed={isSaved}
          aria-label={words.addToShortlist(number)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <use href={`#${SAVE_SHAPE}`} />
          </svg>
        </button>
      </td>
    </tr>
  );
}
