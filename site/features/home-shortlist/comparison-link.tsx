import type { ComponentProps, MouseEvent } from "react";
import { href } from "react-router";
import { MOST_COMPARED, writeCompared } from "#domain/homes/compared-homes.ts";
import { openComparison } from "#site/store/compare-url.ts";
import { belongsToBrowser } from "#site/ui/belongs-to-browser.ts";
import { ButtonLink } from "#ui/button.tsx";

type ComparisonLinkProps = ComponentProps<typeof ButtonLink> & { saved: readonly string[] };

/** Leads to the comparison of the first saved homes. On the list of all homes it opens over the list. */
export function ComparisonLink({ saved, onClick, ...rest }: ComparisonLinkProps) {
  const first = saved.slice(0, MOST_COMPARED);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || belongsToBrowser(event)) return;
    onClick?.(event);
    if (openComparison(first)) event.preventDefault();
  }

  return (
    <ButtonLink
      href={`${href("/homes")}?${writeCompared(new URLSearchParams(), first)}`}
      onClick={open}
      {...rest}
    />
  );
}
