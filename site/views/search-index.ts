import type { Project } from "#catalog/projects/schema.ts";
import * as searchLists from "#catalog/projects/search-words.ts";
import { PHRASE_JOINT, searchWords } from "#domain/search-words.ts";

/** Small enough to be loaded when a visitor starts to search. */
export type SearchIndex = {
  ignored: string[];
  /** The different words of each project, by its id, with spaces between. */
  words: Record<string, string>;
};

type SearchLists = typeof searchLists;

export function toSearchIndex(
  projects: readonly Project[],
  lists: SearchLists = searchLists,
): SearchIndex {
  const places = [
    ...Object.keys(lists.placeNames),
    ...projects.flatMap(({ location }) => Object.values(location)),
  ];
  const placeOfWord = placesOfOneWord(places);
  const ignored = lists.ignoredWords.flatMap(searchWords);
  const indexed = (project: Project) =>
    wordsOf(project, lists, placeOfWord).filter((word) => !ignored.includes(word));
  return {
    ignored,
    words: Object.fromEntries(projects.map((project) => [project.id, indexed(project).join(" ")])),
  };
}

function wordsOf(
  project: Project,
  { placeNames, synonyms }: SearchLists,
  placeOfWord: Map<string, string>,
): string[] {
  const { title, subtitle, type, building, category, status, summary, description } = project;
  const { place, city, country } = project.location;
  const places = [place, city, country];
  const texts = [title, subtitle, type, building, category, status, summary, ...description];
  const textWords = texts.map(searchWords);
  const found = [
    ...textWords.flat().filter((word) => !isElsewhere(placeOfWord.get(word), places)),
    ...places.flatMap((name) => [name, ...(placeNames[name] ?? [])]).flatMap(wordsAndPhrase),
    ...synonyms
      .filter(({ when }) =>
        when.some((words) => textWords.some((text) => containsPhrase(text, words))),
      )
      .flatMap(({ also }) => also.map(phrase)),
  ];
  return [...new Set(found)].toSorted();
}

/** A project in one city whose text mentions another city is not found by the other's name. */
function placesOfOneWord(places: readonly string[]): Map<string, string> {
  return new Map(
    places.flatMap((name) => {
      const [word, ...more] = searchWords(name);
      return word && more.length === 0 ? [[word, name]] : [];
    }),
  );
}

function isElsewhere(place: string | undefined, ownPlaces: string[]): boolean {
  return place !== undefined && !ownPlaces.some((own) => own.includes(place));
}

function phrase(name: string): string {
  return searchWords(name).join(PHRASE_JOINT);
}

function wordsAndPhrase(name: string): string[] {
  return [...searchWords(name), phrase(name)];
}

function containsPhrase(text: string[], words: string): boolean {
  return ` ${text.join(" ")} `.includes(` ${searchWords(words).join(" ")} `);
}
