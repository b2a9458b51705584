import type { BreadcrumbList } from "schema-dts";
import * as words from "#words/breadcrumbs.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";

export type Crumb = { label: string; to: string };

/** Home comes before the trail. */
export function breadcrumbList(trail: Crumb[]): BreadcrumbList {
  const crumbs = [{ label: words.home, to: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  };
}
