import { useState } from "react";
import type { LeadRow } from "#domain/desk/leads.ts";

export type Selection = {
  /** The selected leads that are loaded, as they are now. */
  rows: LeadRow[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

export function useSelection(rows: LeadRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    rows: rows.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}
