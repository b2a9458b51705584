import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import * as words from "#words/home-shortlist.ts";

type CompareRowProps = {
  label: string;
  cells: readonly { id: string; content: ReactNode }[];
  /** The label says in words that the homes differ. */
  differs?: boolean;
};

export function CompareRow({ label, cells, differs = false }: CompareRowProps) {
  return (
    <div role="row" className="compare-row">
      <div role="rowheader" className="compare-label flex flex-wrap gap-x-2">
        {label} {differs && <span className="font-medium text-highlight">{words.differs}</span>}
      </div>
      {cells.map(({ id, content }) => (
        <div
          key={id}
          role="cell"
          className={classes("compare-cell", differs ? "font-medium" : "text-fg-soft")}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
