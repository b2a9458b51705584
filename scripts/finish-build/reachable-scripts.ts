/** Names the scripts of all pages, so that nothing can be told from it about one of them. */
const routerManifest = /^\/assets\/manifest-/;

/**
 * The code a page may come to run without leaving it: the scripts it starts with, those they import,
 * and those they import later.
 */
export function reachableScripts(first: string[], scripts: ReadonlyMap<string, string>): string {
  if (!first.some((path) => routerManifest.test(path))) throw new Error("No router manifest");
  const reached = new Set<string>();
  const open = [...first];
  for (let path = open.pop(); path; path = open.pop()) {
    const code = scripts.get(path);
    if (code === undefined || reached.has(path) || routerManifest.test(path)) continue;
    reached.add(path);
    open.push(...[...code.matchAll(/[\w.-]+\.js\b/g)].map(([name]) => `/assets/${name}`));
  }
  return [...reached].map((path) => scripts.get(path)).join("\n");
}
