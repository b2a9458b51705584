export type HtmlPage = {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  noindex: boolean;
  openGraph: Record<string, string>;
  things: Thing[];
  headings: string[];
  links: string[];
  /** A link without a path leads to the page itself. */
  fragments: string[];
  ids: string[];
  media: string[];
  text: string;
};

type Thing = { "@type": string } & Record<string, unknown>;

export function readHtml(html: string): HtmlPage {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: metaOf(html, "name", "description"),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    noindex: metaOf(html, "name", "robots") === "noindex",
    openGraph: openGraphOf(html),
    things: [
      ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ].flatMap(([, json = ""]) => (JSON.parse(json) as { "@graph": Thing[] })["@graph"]),
    headings: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = ""]) =>
      plain(text),
    ),
    links: unique([...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, to = ""]) => to)),
    fragments: unique(
      [...html.matchAll(/<a\b[^>]*\shref="((?:\/[^"#?]*)?#[^"]+)"/g)].map(([, to = ""]) => to),
    ),
    ids: [...html.matchAll(/<[a-z][^>]*\sid="([^"]+)"/g)].map(([, id = ""]) => id),
    media: unique([...html.matchAll(/\/media\/[^"\s?\\&]+\.\w+/g)].map(([path]) => path)),
    text: plain(main),
  };
}

function metaOf(html: string, key: "name" | "property", name: string): string | undefined {
  const content = new RegExp(`<meta ${key}="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : plain(content);
}

function openGraphOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content = ""]) => [name, plain(content)]));
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function plain(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
