import type { Site } from "./site.ts";

/**
 * Every page has its own policy, for its inline scripts. Where nginx serves the pages in our
 * place, it finds them here, by the file: as a map from `$uri` to `$page_policy`.
 */
export function nginxPolicies({ files, notFound }: Site): string {
  const pages = [...files, ["/404.html", notFound] as const].flatMap(([path, file]) =>
    file.place === "memory" && file.policy ? [[fileOf(path), file.policy] as const] : [],
  );
  const lines = pages.map(([path, policy]) => `  "${path}" "${policy}";\n`).toSorted();
  return `map $uri $page_policy {\n${lines.join("")}}\n`;
}

/** The page at `/about` is `about/index.html`. */
function fileOf(path: string): string {
  if (path.endsWith(".html")) return path;
  return path === "/" ? "/index.html" : `${path}/index.html`;
}
