import { rates } from "#catalog/rates.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { UrlNotes } from "#site/features/home-list/url-notes.tsx";
import { useUnitsFromUrl } from "#site/homes/units-from-url.ts";
import { useUrlParameter } from "#site/store/url-query.ts";
import * as listWords from "#words/home-list.ts";

/** Says what of the URL does not apply to the list of all homes. */
export function HomesNotes({ lists }: { lists: readonly PackedHomes[] }) {
  const number = useUrlParameter("home");
  const unitNotes = useUnitsFromUrl(rates);
  const notes = number ? [listWords.homeWithoutDevelopment(number), ...unitNotes] : unitNotes;
  return <UrlNotes lists={lists} others={notes} />;
}
