import type { ListedHome } from "#domain/homes/listed-home.ts";
import { officeTimeText } from "#site/homes/home-texts.ts";
import * as words from "#words/home-dialog.ts";
import { dayOf } from "#words/homes.ts";

export type Changes = {
  /** When the office changed the home's status, if it did. */
  status: string | undefined;
  /** The time of the content's list of statuses. */
  listed: string;
};

type LastChangedProps = {
  home: Pick<ListedHome, "price" | "status">;
  changes: Changes;
  /** The first day of the prices; null where it is not known. */
  pricesSince: string | null;
};

/** A home that is not released has no status that could change. */
export function LastChanged({ home, changes, pricesSince }: LastChangedProps) {
  const texts = [
    home.price !== null && pricesSince !== null && words.priceSince(dayOf(pricesSince)),
    home.status !== "not-released" &&
      (changes.status === undefined
        ? words.statusUnchanged(dayOf(changes.listed))
        : words.statusChanged(officeTimeText(changes.status))),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return <p className="mt-2 text-xs text-fg-soft">{texts.join(" ")}</p>;
}
