import { useEffect, useState } from "react";
import { href } from "react-router";
import type { SearchIndex } from "#site/views/search-index.ts";
import { type ProjectWords, toProjectWords } from "./search.ts";

/** A slow index is given up, and the words on the page serve. */
const TIMEOUT = 8000;

/** The words of all texts, fetched when they are first needed; null when they cannot be fetched. */
export function useProjectWords(wanted: boolean): ProjectWords | null | undefined {
  const [words, setWords] = useState<ProjectWords | null>();
  const isMissing = !words;

  useEffect(() => {
    if (!wanted || !isMissing) return;
    const ending = new AbortController();
    let isAwaited = true;
    const timer = setTimeout(() => ending.abort(), TIMEOUT);
    fetchIndex(ending.signal).then(
      (index) => isAwaited && setWords(toProjectWords(index)),
      () => isAwaited && setWords(null),
    );
    return () => {
      isAwaited = false;
      clearTimeout(timer);
      ending.abort();
    };
  }, [wanted, isMissing]);

  return words;
}

async function fetchIndex(signal: AbortSignal): Promise<SearchIndex> {
  const answer = await fetch(href("/project-search.json"), { signal });
  if (!answer.ok) throw new Error(`The search index answers ${answer.status}`);
  return answer.json();
}
