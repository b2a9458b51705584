import { useShortlist } from "#site/store/home-shortlist.ts";
import { Icon } from "#ui/icon.tsx";
import { heart } from "#ui/icons.ts";
import * as words from "#words/home-shortlist.ts";
import { ComparisonLink } from "./comparison-link.tsx";

export function ShortlistLink() {
  const saved = useShortlist();
  return (
    <ComparisonLink saved={saved} variant="ghost" size="sm" className="px-2 noscript:hidden">
      <Icon shape={heart} size={18} filled={saved.length > 0} />
      <span className="max-md:sr-only">{words.savedCount(saved.length)}</span>
      <span aria-hidden="true" className="tabular-nums md:hidden">
        {saved.length}
      </span>
    </ComparisonLink>
  );
}
