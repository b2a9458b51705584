import type { ReactNode } from "react";
import { Panel } from "#desk/parts/panel.tsx";
import * as words from "#desk/words/en/figures.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";
import { saveFile } from "#ui/save-file.ts";
import { type FigureTable, FigureTableView, tableCsv } from "./figure-table.tsx";

type FigureProps = {
  title: string;
  note?: string;
  table: FigureTable;
  children: ReactNode;
};

export function Figure({ title, note, table, children }: FigureProps) {
  function save() {
    const name = `${title.toLowerCase().replaceAll(/\W+/g, "-")}.csv`;
    saveFile(name, new Blob([tableCsv(table)], { type: "text/csv" }));
  }

  return (
    <Panel title={title}>
      {note && <p className="-mt-2 text-xs text-fg-soft">{note}</p>}
      {children}
      <div className="relative mt-1">
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm text-fg-soft hover:text-fg md:min-h-8.5">
            {words.table}
            <Icon shape={chevronDown} size={16} className="group-open:rotate-180" />
          </summary>
          <FigureTableView table={table} label={words.tableOf(title)} />
        </details>
        <button
          type="button"
          aria-label={words.saveCsv(title)}
          onClick={save}
          className="absolute end-0 top-0 min-h-11 cursor-pointer px-1 text-sm text-fg-soft underline hover:text-fg md:min-h-8.5"
        >
          {words.csv}
        </button>
      </div>
    </Panel>
  );
}
