export const SHORTLIST_KEY = "home-shortlist";

/** Limits a list that was changed by hand. */
export const MOST_SAVED = 50;
const HOME_ID = /^[a-z\d-]+\.[A-Z]-\d{3,4}$/;

export function parseShortlist(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id) => typeof id === "string" && HOME_ID.test(id));
  return [...new Set<string>(ids)].slice(0, MOST_SAVED);
}
