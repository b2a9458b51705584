import { prerenderedPaths } from "#site/prerendered-paths.ts";
import routes from "#site/routes.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { indexedPaths } from "#site/seo/indexed-paths.ts";

export function loader() {
  const staticPaths = routes
    .map((route) => `/${route.path ?? ""}`)
    .filter((path) => !path.includes(":") && !path.includes("*"));
  const entries = indexedPaths(prerenderedPaths(staticPaths)).map(
    (path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(xml, { headers: { "Content-Type": "application/xml" } });
}
