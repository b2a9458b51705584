import {
  FORM_SOURCES,
  PAGE_SOURCES,
  type PageSource,
  type Source,
} from "#domain/desk/figure-choices.ts";
import type { Condition } from "#server/storage/database.ts";
import { UNKNOWN_ORIGIN } from "./origin.ts";

/** The beginnings of the paths of each kind of page, the more exact first. */
export const PAGE_PATHS: Record<PageSource, string> = {
  project: "/project-single/",
  service: "/service-single/",
  page: "/",
};

export function sourceOf(origin: string): Source {
  const page = PAGE_SOURCES.find((source) => origin.startsWith(PAGE_PATHS[source]));
  return page ?? FORM_SOURCES.find((source) => source === origin) ?? "unknown";
}

/** The leads of which `sourceOf` returns this source. */
export function fromSource(source: Source): Condition {
  const origin = `coalesce(leads.origin, '${UNKNOWN_ORIGIN}')`;
  if (source === "unknown") {
    const known = FORM_SOURCES.map(() => "?").join(", ");
    return [`${origin} not like '/%' and ${origin} not in (${known})`, ...FORM_SOURCES];
  }
  const isPage = PAGE_SOURCES.find((page) => page === source);
  if (!isPage) return [`${origin} = ?`, source];
  const moreExact = PAGE_SOURCES.slice(0, PAGE_SOURCES.indexOf(isPage));
  return [
    [`${origin} like ?`, ...moreExact.map(() => `${origin} not like ?`)].join(" and "),
    ...[isPage, ...moreExact].map((page) => `${PAGE_PATHS[page]}%`),
  ];
}
