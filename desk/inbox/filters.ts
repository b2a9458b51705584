import type { LeadQuery, View } from "#domain/desk/leads.ts";
import { STAGES } from "#domain/desk/stages.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import * as values from "#desk/words/en/values.ts";
import * as words from "#desk/words/en/inbox.ts";

/** What the inbox shows; it is in the address, so a list can be sent to a colleague. */
export type Filters = Omit<LeadQuery, "after" | "view" | "sort"> & { view: View; sort: Sort };

type Sort = NonNullable<LeadQuery["sort"]>;

const VIEWS = Object.keys(values.views) as View[];
const SORTS = Object.keys(words.sorts) as Sort[];
const MAX_SEARCH = 200;

/** An account's id, or nobody. */
const OWNER = /^(none|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A value that does not exist is ignored: the address may be old or mistyped. */
export function readFilters(query: string): Filters {
  const given = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === given.get(name));
  return {
    view: oneOf("view", VIEWS) ?? "all",
    kind: oneOf("kind", LEAD_KINDS),
    stage: oneOf("stage", STAGES),
    owner: OWNER.exec(given.get("owner") ?? "")?.[0],
    search: given.get("search")?.trim().slice(0, MAX_SEARCH) || undefined,
    sort: oneOf("sort", SORTS) ?? defaultSort(oneOf("view", VIEWS)),
  };
}

export function filtersAddress({ view, sort, ...narrowing }: Filters): string {
  const query = new URLSearchParams();
  if (view !== "all") query.set("view", view);
  for (const [name, value] of Object.entries(narrowing)) if (value) query.set(name, value);
  if (sort !== defaultSort(view)) query.set("sort", sort);
  const text = query.toString();
  return text ? `/?${text}` : "/";
}

export function viewAddress(view: View): string {
  return filtersAddress({ view, sort: defaultSort(view) });
}

/** Whether the list is narrower than its view. */
export function isNarrowed({ kind, stage, owner, search }: Filters): boolean {
  return Boolean(kind ?? stage ?? owner ?? search);
}

function defaultSort(view: View | undefined): Sort {
  if (view === "due" || view === "mine") return "due";
  return view === "waiting" ? "oldest" : "newest";
}
