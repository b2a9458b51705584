import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { UrlNotes } from "#site/features/home-list/url-notes.tsx";
import { useUnitsFromUrl } from "#site/homes/units-from-url.ts";
import { useOpenedHome } from "#site/store/home-url.ts";
import { useHomes } from "#site/store/homes.ts";
import { useUrlParameter } from "#site/store/url-query.ts";
import * as listWords from "#words/home-list.ts";

type DevelopmentNotesProps = {
  lists: readonly PackedHomes[];
  title: string;
  sides: readonly string[];
};

/** Says what of the URL does not exist in the development. */
export function DevelopmentNotes({ lists, title, sides }: DevelopmentNotesProps) {
  const { name, home } = useOpenedHome(useHomes(lists));
  const side = useUrlParameter("side");
  const unitNotes = useUnitsFromUrl(rates);
  const notes = [
    ...(home === null && name !== null ? [listWords.unknownHome(name, title)] : []),
    ...(side && !sides.includes(side) ? [listWords.unknownSide(side, sides.length > 0)] : []),
    ...unitNotes,
  ];
  return <UrlNotes lists={lists} others={notes} />;
}
