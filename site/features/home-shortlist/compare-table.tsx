import type { CSSProperties, ReactNode } from "react";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { homePath } from "#site/store/home-url.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import * as words from "#words/home-shortlist.ts";

type CompareTableProps = {
  homes: readonly DevelopmentHome[];
  onRemove: (id: string) => void;
  children: ReactNode;
};

/** On a phone two homes are beside each other, and the third is reached by a swipe. */
export function CompareTable({ homes, onRemove, children }: CompareTableProps) {
  return (
    <div
      role="table"
      aria-label={words.compare}
      className="compare-table"
      style={{ "--homes": homes.length, "--shown": Math.min(homes.length, 2) } as CSSProperties}
    >
      <div role="row" className="compare-row compare-heads">
        <div role="columnheader" className="compare-label">
          <span className="sr-only">{words.home}</span>
        </div>
        {homes.map(({ development, number }) => (
          <div
            key={homeId({ development, number })}
            role="columnheader"
            className="compare-cell flex items-center justify-between gap-2"
          >
            <a
              href={homePath(development, number)}
              className="font-display text-xl whitespace-nowrap underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-highlight"
            >
              {number}
            </a>
            <IconButton
              label={words.remove(number)}
              shape={close}
              onClick={() => onRemove(homeId({ development, number }))}
              className="print:hidden"
            />
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
