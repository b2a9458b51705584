import type { LeadQuery, View } from "#domain/desk/leads.ts";
import { SOURCES } from "#domain/desk/figure-choices.ts";
import { STAGES } from "#domain/desk/stages.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import * as values from "#desk/words/en/values.ts";
import * as words from "#desk/words/en/inbox.ts";

type Narrowing = Omit<LeadQuery, "view" | "sort" | "after" | "ids">;

export type FilterName = keyof Narrowing;

type Sort = NonNullable<LeadQuery["sort"]>;

/** What the inbox shows is in the URL, so that a list can be sent to a colleague. */
export type Filters = Narrowing & { view: View; sort: Sort };

const VIEWS = Object.keys(values.views) as View[];
const SORTS = Object.keys(words.sorts) as Sort[];
const MAX_SEARCH = 200;

const OWNER = /^(none|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A value that does not exist is ignored: the URL may be old or mistyped. */
const READERS: { [Name in FilterName]-?: (given: string) => Narrowing[Name] } = {
  kind: oneOf(LEAD_KINDS),
  source: oneOf(SOURCES),
  stage: oneOf(STAGES),
  owner: (given) => OWNER.exec(given)?.[0],
  search: (given) => given.trim().slice(0, MAX_SEARCH) || undefined,
};

const FILTERS = Object.entries(READERS);

export function readFilters(query: string): Filters {
  const given = new URLSearchParams(query);
  const view = oneOf(VIEWS)(given.get("view"));
  const narrowing = FILTERS.map(([name, reader]) => [name, reader(given.get(name) ?? "")]);
  return {
    ...(Object.fromEntries(narrowing) as Narrowing),
    view: view ?? "all",
    sort: oneOf(SORTS)(given.get("sort")) ?? defaultSort(view),
  };
}

function oneOf<Value extends string>(known: readonly Value[]) {
  return (given: string | null) => known.find((value) => value === given);
}

export function filtersUrl({ view, sort, ...narrowing }: Filters): string {
  const query = new URLSearchParams();
  if (view !== "all") query.set("view", view);
  for (const [name, value] of Object.entries(narrowing)) if (value) query.set(name, value);
  if (sort !== defaultSort(view)) query.set("sort", sort);
  const text = query.toString();
  return text ? `/?${text}` : "/";
}

export function viewUrl(view: View): string {
  return filtersUrl({ view, sort: defaultSort(view) });
}

export function isNarrowed(filters: Filters): boolean {
  return FILTERS.some(([name]) => filters[name as FilterName]);
}

function defaultSort(view: View | undefined): Sort {
  if (view === "due" || view === "mine") return "due";
  return view === "waiting" ? "oldest" : "newest";
}
