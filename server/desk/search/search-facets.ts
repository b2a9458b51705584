import { type Filter, ownersOf } from "#server/desk/leads/lead-filter.ts";
import type { StoredRow } from "#server/desk/leads/lead-row.ts";
import type { Viewer } from "#server/desk/leads/visible.ts";
import type { Expression } from "./search-expression.ts";

/** Owner, stage and kind are words of the index too, so a search reads only leads that it may show. They begin
 * with a private character, which no typed word has. */
const MARK = "\ue000";

const ownerWord = (id: string) => `${MARK}owner${id.replaceAll("-", "")}`;
const stageWord = (stage: string) => `${MARK}stage${stage}`;
const kindWord = (kind: string) => `${MARK}kind${kind}`;

export function facetWords({
  owner_id: owner,
  stage,
  kind,
}: Pick<StoredRow, "owner_id" | "stage" | "kind">): string[] {
  return [ownerWord(owner ?? ""), stageWord(stage), kindWord(kind)];
}

export function facetsOf(filter: Filter, viewer: Viewer): Expression[] {
  const owners = ownersOf(filter, viewer);
  const stage = filter.stage ?? (filter.view === "new" ? "new" : undefined);
  return [
    ...(owners ? [{ any: owners.map((id) => ({ word: ownerWord(id) })) }] : []),
    ...(stage ? [{ word: stageWord(stage) }] : []),
    ...(filter.kind ? [{ word: kindWord(filter.kind) }] : []),
  ];
}
