import { loadJson } from "#site/api/load-json.ts";
import type { SearchIndex } from "#site/views/search-index.ts";
import { findProjects, toProjectWords } from "./search.ts";

/** After this time the search uses the texts on the page instead of the index. */
const TIMEOUT = 8000;

export type Search = (question: string) => Set<string>;

export async function loadSearch(): Promise<Search> {
  const index = await loadJson("/project-search.json", { timeout: TIMEOUT });
  const words = toProjectWords(index as SearchIndex);
  return (question) => findProjects(question, words);
}
