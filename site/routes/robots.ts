import { absoluteUrl } from "#catalog/absolute-url.ts";

export function loader() {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`, ""];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain" } });
}
