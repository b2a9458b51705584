import type { MouseEvent } from "react";
import { href } from "react-router";
import { MOST_COMPARED, writeCompared } from "#domain/homes/compared-homes.ts";
import { openComparison } from "#site/store/compare-url.ts";
import { useShortlist } from "#site/store/home-shortlist.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { heart } from "#ui/icons.ts";
import * as words from "#words/home-shortlist.ts";

export function ShortlistLink() {
  const saved = useShortlist();
  const first = saved.slice(0, MOST_COMPARED);
  const query = writeCompared(new URLSearchParams(), first);

  function open(event: MouseEvent) {
    if (event.button !== 0 || belongsToBrowser(event)) return;
    if (openComparison(first)) event.preventDefault();
  }

  return (
    <ButtonLink
      href={`${href("/homes")}?${query}`}
      onClick={open}
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
