import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { priceOrStatus, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import { removeFromShortlist } from "#site/store/home-shortlist.ts";
import { homePath } from "#site/store/home-url.ts";
import { focusList } from "#site/ui/focus-list.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { trash } from "#ui/icons.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-shortlist.ts";

type ShortlistRowProps = {
  id: string;
  /** Missing while the homes are being loaded, and where it is no longer on our list. */
  home: DevelopmentHome | undefined;
  titles: Record<string, string>;
  /** Whether the homes have been loaded. */
  isKnown: boolean;
  units: Units;
  onLeave: () => void;
};

export function ShortlistRow({ id, home, titles, isKnown, units, onLeave }: ShortlistRowProps) {
  const [development = "", number = ""] = id.split(".");
  const title = titles[development];
  return (
    <li className="flex items-start gap-x-4 border-b border-rule py-4">
      <div className="min-w-0 flex-1">
        <a
          href={homePath(development, number)}
          onClick={onLeave}
          className="font-display text-base leading-snug transition-colors duration-300 hover:text-highlight"
        >
          {title ? homeWords.homeTitle(number, title) : number}
        </a>
        {home && (
          <>
            <p className="text-sm text-fg-soft">
              {homeWords.homeSummary([
                typeText(home),
                homeWords.floorAfter(home.floor),
                units.area(home.insideArea),
              ])}
            </p>
            <p className="text-sm tabular-nums">{priceAndStatus(home, units)}</p>
          </>
        )}
        {!home && isKnown && <p className="text-sm text-fg-soft">{words.noLongerListed}</p>}
      </div>
      <IconButton
        label={words.forget(number)}
        shape={trash}
        className="-me-2.5 -mt-2"
        onClick={({ currentTarget }) => {
          focusList(currentTarget);
          removeFromShortlist(id);
        }}
      />
    </li>
  );
}

function priceAndStatus(home: DevelopmentHome, units: Units): string {
  const price = priceOrStatus(home, units);
  if (home.status === "sold") return price;
  return homeWords.homeSummary([price, homeWords.statusAfter(home.status)]);
}
