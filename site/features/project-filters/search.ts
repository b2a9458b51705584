import { PHRASE_JOINT, searchWords } from "#domain/search-words.ts";
import type { SearchIndex } from "#site/views/search-index.ts";

export type ProjectWords = {
  ignored: Set<string>;
  words: Map<string, Set<string>>;
  known: Set<string>;
};

const LONGEST_PHRASE = 4;

export function toProjectWords({ ignored, words }: SearchIndex): ProjectWords {
  const lists = Object.entries(words).map(([id, list]) => [id, list.split(" ")] as const);
  return {
    ignored: new Set(ignored),
    words: new Map(lists.map(([id, list]) => [id, new Set(list)])),
    known: new Set(lists.flatMap(([, list]) => list)),
  };
}

/** The ids of the projects that match every word of the query. */
export function findProjects(question: string, projects: ProjectWords): Set<string> {
  const { ignored, words, known } = projects;
  const asked = searchWords(question).filter((word) => !ignored.has(word));
  const terms = joinPhrases(asked, known);
  const hasAll = (own: Set<string>) =>
    // A word that occurs is matched exactly, any other as a prefix.
    terms.every((term) => (known.has(term) ? own.has(term) : hasBeginning(own, term)));
  return new Set([...words.keys()].filter((id) => hasAll(words.get(id) ?? new Set())));
}

/** "2 bed" is one term: a project with "2" in its name and beds elsewhere does not match. */
function joinPhrases(asked: string[], known: Set<string>): string[] {
  const terms: string[] = [];
  for (let start = 0; start < asked.length;) {
    let end = Math.min(start + LONGEST_PHRASE, asked.length);
    const phrase = () => asked.slice(start, end).join(PHRASE_JOINT);
    while (end > start + 1 && !hasBeginning(known, phrase())) end -= 1;
    terms.push(phrase());
    start = end;
  }
  return terms;
}

function hasBeginning(words: Set<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}
