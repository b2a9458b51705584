import type { MetaDescriptor } from "react-router";
import type { Graph, Thing } from "schema-dts";
import { company } from "#catalog/company.ts";
import { openGraphLocale } from "#words/language.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { type Crumb, breadcrumbList } from "./breadcrumb-list.ts";
import { organization, website } from "./organization.ts";

export type PageWords = {
  title: string;
  description: string;
  /** The path of a 1200 x 630 picture for previews. */
  image?: string;
  kind?: "website" | "article" | "profile" | "product";
  about?: Thing[];
  noindex?: boolean;
} & (WithBreadcrumbs | WithoutBreadcrumbs);

/** The crumbs after Home; the last one is the page itself. Pages that show the same content in another
 * layout name the first of them, whose path is the canonical one. */
type WithBreadcrumbs = { trail: Crumb[]; path?: never };

/** The path is the canonical one. */
type WithoutBreadcrumbs = { trail?: never; path: string };

const defaultImage = "/media/og/default.jpg";

export function pageHead(page: PageWords): MetaDescriptor[] {
  const path = page.path ?? page.trail.at(-1)!.to;
  const title = path === "/" ? page.title : `${page.title} | ${company.name}`;
  const url = absoluteUrl(path);
  const image = absoluteUrl(page.image ?? defaultImage);
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: openGraphLocale },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": structuredData(page) },
  ];
}

type JsonLd = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

function structuredData({ trail, about = [] }: PageWords): JsonLd {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organization(), website(), ...(trail ? [breadcrumbList(trail)] : []), ...about],
  };
  // schema.org's vocabulary is checked above; the router only knows that it is JSON.
  return graph as object as JsonLd;
}
