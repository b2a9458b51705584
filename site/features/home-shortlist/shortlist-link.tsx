import { href } from "react-router";
import { MOST_COMPARED, writeCompared } from "#domain/homes/compared-homes.ts";
import { useShortlist } from "#site/store/home-shortlist.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { heart } from "#ui/icons.ts";
import * as words from "#words/home-shortlist.ts";

export function ShortlistLink() {
  const saved = useShortlist();
  const query = writeCompared(new URLSearchParams(), saved.slice(0, MOST_COMPARED));
  return (
    <ButtonLink
      href={`${href("/homes")}?${query}`}
      variant="ghost"
      size="sm"
      className="px-2 noscript:hidden"
    >
      <Icon shape={heart} size={18} filled={saved.length > 0} />
      <span className="max-md:sr-only">{words.savedCount(saved.length)}</span>
      <span aria-hidden="true" className="tabular-nums md:hidden">
        {saved.length}
      </span>
    </ButtonLink>
  );
}
