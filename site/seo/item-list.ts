import type { ItemList } from "schema-dts";
import { absoluteUrl } from "./absolute-url.ts";

/** A catalogue page names the pages it leads to, in its order. */
export function itemList(name: string, items: { title: string; to: string }[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ title, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absoluteUrl(to),
    })),
  };
}
