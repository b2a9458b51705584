import type { Site } from "./site.ts";

/**
 * Every page has its own policy, for its inline scripts. Where nginx serves the pages in our
 * place, it finds them here, by the file: as a map from `$uri` to `$page_policy`.
 */
export function nginxPolicies({ files, notFound }: Site): string {
  const pages = [...files, ["/404.html", notFound] as const].flatMap(([address, file]) =>
    file.place === "memory" && file.policy ? [[fileOf(address), file.policy] as const] : [],
  );
  const lines = pages.map(([path, policy]) => `  "${path}" "${policy}";\n`).toSorted();
  return `map $uri $page_policy {\n${lines.join("")}}\n`;
}

/** The page at `/about` is `about/index.html`. */
function fileOf(address: string): string {
  if (address.endsWith(".html")) return address;
  return address === "/" ? "/index.html" : `${address}/index.html`;
}
