import { href } from "react-router";
import { MOST_COMPARED, writeCompared } from "#domain/homes/compared-homes.ts";
import { useShortlist } from "#site/store/home-shortlist.ts";
import { ButtonLink } from "#ui/button.tsx";
import * as words from "#words/home-shortlist.ts";

/** Leads to the comparison of the first saved homes, or to the list where none is saved. */
export function CompareLink({ onLeave }: { onLeave: () => void }) {
  const saved = useShortlist();
  const query = writeCompared(new URLSearchParams(), saved.slice(0, MOST_COMPARED));
  const hasHomes = saved.length > 0;
  return (
    <ButtonLink
      href={hasHomes ? `${href("/homes")}?${query}` : href("/homes")}
      variant={hasHomes ? "primary" : "outline"}
      onClick={onLeave}
    >
      {hasHomes ? words.compare : words.findHomes}
    </ButtonLink>
  );
}
