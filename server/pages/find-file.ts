import type { Site, SiteFile } from "./site.ts";

type Finding = { file: SiteFile; path: string } | { redirect: string } | null;

/** Files are found in a table made at the start. No file system path comes from a request, so path traversal
 * is impossible. */
export function findFile(site: Site, requestedPath: string): Finding {
  const path = decode(requestedPath);
  if (path === null) return null;
  const file = site.files.get(path);
  if (file) return { file, path: path };

  const plain = path.replace(/(\/index\.html)?\/*$/, "") || "/";
  const better = [plain, plain.toLowerCase()].find((path) => site.files.has(path));
  return better === undefined ? null : { redirect: encodeURI(better) };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
