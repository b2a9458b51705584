/** Reads again when another tab changes what is stored, and when the page comes back from the back/forward cache,
 * where it has missed such changes. */
export function followStorage(key: string, read: () => void): () => void {
  const following = new AbortController();
  const { signal } = following;
  addEventListener("storage", (event) => [key, null].includes(event.key) && read(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && read(), { signal });
  return () => following.abort();
}
