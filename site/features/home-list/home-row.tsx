import { memo } from "react";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { homePath } from "#site/store/home-url.ts";
import { outlookText, priceOrStatus, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";
import * as roles from "./table-roles.ts";

type HomeRowProps = {
  home: DevelopmentHome;
  /** Set where homes of several developments are listed. */
  title?: string | undefined;
  hasAnchor: boolean;
  isHidden: boolean;
  /** Null where the row has no button. */
  isSaved: boolean | null;
  units: Units;
};

/** The table handles the row's clicks. */
export const HomeRow = memo(HomeRowCells, (before, after) => {
  return (
    before.home === after.home &&
    before.isHidden === after.isHidden &&
    before.isSaved === after.isSaved &&
    before.units.currency === after.units.currency &&
    before.units.areaUnit === after.units.areaUnit
  );
});

function HomeRowCells({ home, title, hasAnchor, isHidden, isSaved, units }: HomeRowProps) {
  const { development, number, floor, insideArea, balconyArea, status } = home;
  return (
    <tr {...roles.row} id={hasAnchor ? number : undefined} hidden={isHidden}>
      <th {...roles.rowHead} scope="row" colSpan={title ? 2 : undefined}>
        <a href={homePath(development, number)}>{number}</a>
        {title && ` ${title}`}
      </th>
      <td {...roles.cell} colSpan={2}>
        {lines(typeText(home), words.onFloor(floor))}
      </td>
      <td {...roles.cell}>
        {lines(
          units.area(insideArea),
          balconyArea > 0 && homeWords.balcony(units.area(balconyArea)),
        )}
      </td>
      <td {...roles.cell}>{lines(outlookText(home), words.withSun(home))}</td>
      <td {...roles.cell}>
        {lines(
          status === "sold" ? homeWords.noPrice : priceOrStatus(home, units),
          status === "not-released" && homeWords.indicative,
        )}
      </td>
      <td {...roles.cell} colSpan={2} data-status={status}>
        {homeWords.statusName(status)}
        {isSaved !== null && (
          <button
            type="button"
            value={homeId(home)}
            aria-pressed={isSaved}
            aria-label={words.addToShortlist(number)}
          />
        )}
      </td>
    </tr>
  );
}

/** One text with a line break costs no element; the styles tell its lines apart. */
function lines(first: string, second: string | false): string {
  return second ? `${first}\n${second}` : first;
}
