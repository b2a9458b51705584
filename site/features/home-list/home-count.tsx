import { Button } from "#ui/button.tsx";
import * as words from "#words/home-list.ts";

type HomeCountProps = {
  found: number;
  total: number;
  onClear?: (() => void) | undefined;
};

const COUNT = "home-count";

/** For a button that had the focus and disappears. */
export function focusHomeCount(): void {
  document.getElementById(COUNT)?.focus({ preventScroll: true });
}

/** Screen readers announce the number of homes when it changes; the focus stays. */
export function HomeCount({ found, total, onClear }: HomeCountProps) {
  function clear() {
    onClear?.();
    focusHomeCount();
  }

  return (
    <div className="flex items-center gap-1">
      <output id={COUNT} tabIndex={-1} className="text-sm text-fg-soft tabular-nums outline-none">
        {words.homeCount(found, total, Boolean(onClear))}
      </output>
      {onClear && (
        <Button variant="ghost" size="sm" onClick={clear} className="px-2 max-md:hidden">
          {words.clearFilters}
        </Button>
      )}
    </div>
  );
}
