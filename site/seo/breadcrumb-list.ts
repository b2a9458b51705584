import type { BreadcrumbList } from "schema-dts";
import { absoluteUrl } from "./absolute-url.ts";

export type Crumb = { label: string; to: string };

export function breadcrumbList(trail: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  };
}
