import { href } from "react-router";
import type { SearchIndex } from "#site/views/search-index.ts";
import { findProjects, toProjectWords } from "./search.ts";

/** After this time the search uses the texts on the page instead of the index. */
const TIMEOUT = 8000;

export type Search = (question: string) => Set<string>;

/** Loads the search index. */
export async function loadSearch(): Promise<Search> {
  const answer = await fetch(href("/project-search.json"), {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The search index answers ${answer.status}`);
  const words = toProjectWords((await answer.json()) as SearchIndex);
  return (question) => findProjects(question, words);
}
