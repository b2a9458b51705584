import { useEffect, useState } from "react";
import { href } from "react-router";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { loadJson } from "#site/api/load-json.ts";

const TIMEOUT = 15_000;
const none: readonly PackedHomes[] = [];

/** All homes, which most pages do not have. */
export function useHomeLists(isWanted: boolean) {
  const [lists, setLists] = useState(none);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    loadJson(href("/homes.json"), { timeout: TIMEOUT, signal: leaving.signal }).then(
      (loaded) => setLists(loaded as PackedHomes[]),
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [isWanted]);

  return { lists, hasFailed };
}
