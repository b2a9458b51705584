import { href } from "react-router";
import { useShortlist } from "#site/store/home-shortlist.ts";
import { ButtonLink } from "#ui/button.tsx";
import * as words from "#words/home-shortlist.ts";
import { ComparisonLink } from "./comparison-link.tsx";

/** Leads to the list where no home is saved. */
export function CompareLink({ onLeave }: { onLeave: () => void }) {
  const saved = useShortlist();
  if (saved.length === 0) {
    return (
      <ButtonLink href={href("/homes")} variant="outline" onClick={onLeave}>
        {words.findHomes}
      </ButtonLink>
    );
  }
  return (
    <ComparisonLink saved={saved} onClick={onLeave}>
      {words.compare}
    </ComparisonLink>
  );
}
