import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { UrlNotes } from "#site/features/home-list/url-notes.tsx";
import { useUnitsFromUrl } from "#site/homes/units-from-url.ts";
import { useOpenedHome } from "#site/store/home-url.ts";
import { useHomes } from "#site/store/homes.ts";
import * as listWords from "#words/home-list.ts";

/** Says what of the URL does not apply to the list of all homes. */
export function HomesNotes({ lists }: { lists: readonly PackedHomes[] }) {
  const { name, home } = useOpenedHome(useHomes(lists));
  const unitNotes = useUnitsFromUrl(rates);
  const notes =
    home === null && name !== null
      ? [listWords.homeWithoutDevelopment(name), ...unitNotes]
      : unitNotes;
  return <UrlNotes lists={lists} others={notes} />;
}
