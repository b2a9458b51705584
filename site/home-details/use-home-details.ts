import { useEffect, useState } from "react";
import { href } from "react-router";
import { loadJson } from "#site/api/load-json.ts";
import type { HomeDetails } from "#site/views/home-details.ts";

type Loading =
  { state: "loading" | "failed"; details: null } | { state: "loaded"; details: HomeDetails[] };

const TIMEOUT = 15_000;

/** Details are kept for the next home of the same development. */
const known = new Map<string, HomeDetails>();

/** The details of all these developments, in their order. */
export function useHomeDetails(keys: readonly string[]): Loading & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [, setLoaded] = useState<string | null>(null);
  const missing = [...new Set(keys)].filter((key) => !known.has(key)).join(" ");
  const name = `${missing} ${attempt}`;

  useEffect(() => {
    if (missing === "") return;
    const stopping = new AbortController();
    Promise.all(missing.split(" ").map((key) => loadDetails(key, stopping.signal))).then(
      () => !stopping.signal.aborted && setLoaded(name),
      () => !stopping.signal.aborted && setFailed(name),
    );
    return () => stopping.abort();
  }, [missing, name]);

  const retry = () => setAttempt((count) => count + 1);
  if (missing === "") {
    return { state: "loaded", details: keys.flatMap((key) => known.get(key) ?? []), retry };
  }
  return { state: failed === name ? "failed" : "loading", details: null, retry };
}

async function loadDetails(key: string, signal: AbortSignal): Promise<void> {
  const path = href("/homes/:key/details.json", { key });
  known.set(key, (await loadJson(path, { timeout: TIMEOUT, signal })) as HomeDetails);
}
