import { readTitles } from "#catalog/projects/read-titles.ts";
import { PAGE_PATHS } from "#server/leads/source.ts";

let titles: Map<string, string> | undefined;

/** Only titles from the content are shown. */
export function projectOf(origin: string): string | null {
  if (!origin.startsWith(PAGE_PATHS.project)) return null;
  titles ??= readTitles();
  return titles.get(origin.slice(PAGE_PATHS.project.length).replace(/\/$/, "")) ?? null;
}
