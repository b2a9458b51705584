export const FOREVER = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";
/** A new build shows at once, and an unchanged page costs a 304. */
export const REVALIDATED = "no-cache";

export function cacheControl(path: string, query: string): string {
  if (path.startsWith("/assets/")) return FOREVER; // the names carry a hash
  if (/^\/(media|fonts)\//.test(path)) {
    return new URLSearchParams(query).has("v") ? FOREVER : ONE_DAY;
  }
  return REVALIDATED;
}
