import type { UrlMistake } from "#domain/homes/filter-url.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { useHomeFilters } from "#site/store/home-filters.ts";
import { useHomes } from "#site/store/homes.ts";
import { Icon } from "#ui/icon.tsx";
import { info } from "#ui/icons.ts";
import * as words from "#words/home-list.ts";

type UrlNotesProps = {
  lists: readonly PackedHomes[];
  /** Corrections that the page itself has made. */
  others: readonly string[];
};

export function UrlNotes({ lists, others }: UrlNotesProps) {
  const { mistakes } = useHomeFilters(useHomes(lists));
  const notes = [...others, ...mistakes.map(noteOf)];
  if (notes.length === 0) return null;
  return (
    <div role="status" className="page-width space-y-2 pt-4">
      {notes.map((note) => (
        <p key={note} className="flex gap-2.5 border-s-2 border-highlight ps-4 text-sm">
          <Icon shape={info} size={18} className="mt-0.5" />
          {note}
        </p>
      ))}
    </div>
  );
}

function noteOf({ name, value, reason }: UrlMistake): string {
  if (name === "sort") return words.unknownSort(value);
  const label = words.filterName(name);
  if (reason === "reversed") return words.reversed(label, value);
  return reason === "unknown" ? words.unknownValue(label, value) : words.notANumber(label, value);
}
