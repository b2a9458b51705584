import { useEffect, useState } from "react";
import { href } from "react-router";
import { loadJson } from "#site/api/load-json.ts";
import type { HomeDetails } from "#site/views/home-details.ts";

type Loading =
  { state: "loading" | "failed"; details: null } | { state: "loaded"; details: HomeDetails };

const TIMEOUT = 15_000;

/** Details are kept for the next home of the same development. */
const known = new Map<string, HomeDetails>();

export function useHomeDetails(key: string): Loading & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [, setLoaded] = useState<string | null>(null);
  const details = known.get(key) ?? null;
  const isMissing = details === null;
  const name = `${key} ${attempt}`;

  useEffect(() => {
    if (!isMissing) return;
    const stopping = new AbortController();
    loadDetails(key, stopping.signal).then(
      (loaded) => {
        known.set(key, loaded);
        return !stopping.signal.aborted && setLoaded(key);
      },
      () => !stopping.signal.aborted && setFailed(name),
    );
    return () => stopping.abort();
  }, [key, name, isMissing]);

  const retry = () => setAttempt((count) => count + 1);
  if (details) return { state: "loaded", details, retry };
  return { state: failed === name ? "failed" : "loading", details: null, retry };
}

async function loadDetails(key: string, signal: AbortSignal): Promise<HomeDetails> {
  const path = href("/homes/:key/details.json", { key });
  return (await loadJson(path, { timeout: TIMEOUT, signal })) as HomeDetails;
}
