/** The manifest lists the scripts of all pages, so it must not be followed. */
const routerManifest = /^\/assets\/manifest-/;

/** The code that may run on a page before a navigation: the scripts it starts with, and all that
 * those import, statically or dynamically. */
export function reachableScripts(first: string[], scripts: ReadonlyMap<string, string>): string {
  if (!first.some((path) => routerManifest.test(path))) {
    throw new Error("The router's manifest is not among the page's preloads.");
  }
  const reached = new Set<string>();
  const remaining = [...first];
  for (let path = remaining.pop(); path; path = remaining.pop()) {
    const code = scripts.get(path);
    if (code === undefined || reached.has(path) || routerManifest.test(path)) continue;
    reached.add(path);
    remaining.push(...[...code.matchAll(/[\w.-]+\.js\b/g)].map(([name]) => `/assets/${name}`));
  }
  return [...reached].map((path) => scripts.get(path)).join("\n");
}
