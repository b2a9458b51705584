import { href } from "react-router";
import type { ItemList } from "schema-dts";
import { absoluteUrl } from "#catalog/absolute-url.ts";

type Listed<Id> = { id: Id; title: string };

export function projectList(name: string, projects: Listed<string>[]): ItemList {
  return itemList(name, projects, (id) => href("/project-single/:id", { id }));
}

export function serviceList(name: string, services: Listed<string>[]): ItemList {
  return itemList(name, services, (id) => href("/service-single/:id", { id }));
}

export function postList(name: string, posts: Listed<string>[]): ItemList {
  return itemList(name, posts, (id) => href("/blog-single/:id", { id }));
}

export function productList(name: string, products: Listed<number>[]): ItemList {
  return itemList(name, products, (id) => href("/product-single/:id", { id: String(id) }));
}

function itemList<Id>(name: string, items: Listed<Id>[], pathOf: (id: Id) => string): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ id, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: absoluteUrl(pathOf(id)),
    })),
  };
}
