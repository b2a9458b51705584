import { readTitles } from "#catalog/projects/read-titles.ts";
import {
  FORM_SOURCES,
  PAGE_SOURCES,
  type PageSource,
  type Source,
} from "#domain/desk/figure-choices.ts";

/** The beginnings of the paths of each kind of page. */
const PATHS: Record<PageSource, string> = {
  project: "/project-single/",
  service: "/service-single/",
  page: "/",
};

export function sourceOf(origin: string): Source {
  const page = PAGE_SOURCES.find((source) => origin.startsWith(PATHS[source]));
  return page ?? FORM_SOURCES.find((source) => source === origin) ?? "unknown";
}

let titles: Map<string, string> | undefined;

/** Only titles from the content are shown. */
export function projectOf(origin: string): string | null {
  if (!origin.startsWith(PATHS.project)) return null;
  titles ??= readTitles();
  return titles.get(origin.slice(PATHS.project.length).replace(/\/$/, "")) ?? null;
}
