import { readTitles } from "#catalog/projects/read-titles.ts";
import { type Source, SOURCES } from "#domain/desk/figure-choices.ts";

const PROJECT_PAGE = "/project-single/";
const SERVICE_PAGE = "/service-single/";

/** See server/lead-store/origin.ts. */
export function sourceOf(origin: string): Source {
  if (origin.startsWith(PROJECT_PAGE)) return "project";
  if (origin.startsWith(SERVICE_PAGE)) return "service";
  if (origin.startsWith("/")) return "page";
  return SOURCES.find((source) => source === origin) ?? "unknown";
}

let titles: Map<string, string> | undefined;

/** The title of the project on whose page the form was. Only titles of the content are shown. */
export function projectOf(origin: string): string | null {
  if (!origin.startsWith(PROJECT_PAGE)) return null;
  titles ??= readTitles();
  return titles.get(origin.slice(PROJECT_PAGE.length).replace(/\/$/, "")) ?? null;
}
