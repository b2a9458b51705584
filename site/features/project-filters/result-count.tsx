import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import * as words from "#words/result-count.ts";
import { RESULT_COUNT } from "./use-project-filters.ts";

type ResultCountProps = {
  found: number;
  total: number;
  isSearching: boolean;
  onClear?: () => void;
  children?: ReactNode;
};

/** Screen readers announce the number of results when it changes; the focus stays. */
export function ResultCount({ found, total, isSearching, onClear, children }: ResultCountProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
      <output
        id={RESULT_COUNT}
        tabIndex={-1}
        className="me-auto text-sm text-fg-soft tabular-nums outline-none"
      >
        {isSearching ? words.searching : words.projectCount(found, total, Boolean(onClear))}
      </output>
      {onClear && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
      {children}
    </div>
  );
}
