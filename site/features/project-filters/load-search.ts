import { href } from "react-router";
import type { SearchIndex } from "#site/views/search-index.ts";
import { findProjects, toProjectWords } from "./search.ts";

/** A slow index is given up, and the words on the page serve. */
const TIMEOUT = 8000;

export type Search = (question: string) => Set<string>;

/** Fetches the words of all texts. */
export async function loadSearch(): Promise<Search> {
  const answer = await fetch(href("/project-search.json"), {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The search index answers ${answer.status}`);
  const words = toProjectWords((await answer.json()) as SearchIndex);
  return (question) => findProjects(question, words);
}
