import { useState } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";

export type Selection = {
  rows: LeadRow[];
  loaded: number;
  has: (id: string) => boolean;
  /** `upToHere`: selects all rows from the one that was toggled before. */
  toggle: (id: string, options?: { upToHere?: boolean }) => void;
  selectAll: () => void;
  clear: () => void;
};

export function useSelection(rows: LeadRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [toggled, setToggled] = useState<string>();
  return {
    rows: rows.filter(({ id }) => ids.has(id)),
    loaded: rows.length,
    has: (id) => ids.has(id),
    toggle(id, { upToHere = false } = {}) {
      const next = new Set(ids);
      if (upToHere) for (const between of idsBetween(rows, toggled ?? id, id)) next.add(between);
      else if (!next.delete(id)) next.add(id);
      setIds(next);
      setToggled(id);
    },
    selectAll: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

function idsBetween(rows: LeadRow[], from: string, to: string): string[] {
  const ends = [from, to].map((end) => rows.findIndex(({ id }) => id === end));
  if (ends.includes(-1)) return [to];
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
