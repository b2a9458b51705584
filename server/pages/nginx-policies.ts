import type { Site } from "./site.ts";

/** For nginx in our place: a map from `$uri` to `$page_policy`, because every page has a policy for its inline
 * scripts. */
export function nginxPolicies({ files, notFound }: Site): string {
  const pages = [...files, ["/404.html", notFound] as const].flatMap(([path, file]) =>
    file.place === "memory" && file.policy ? [[fileOf(path), file.policy] as const] : [],
  );
  const lines = pages.map(([path, policy]) => `  "${path}" "${policy}";\n`).toSorted();
  return `map $uri $page_policy {\n${lines.join("")}}\n`;
}

/** `/about` is `about/index.html`. */
function fileOf(path: string): string {
  if (path.endsWith(".html")) return path;
  return path === "/" ? "/index.html" : `${path}/index.html`;
}
