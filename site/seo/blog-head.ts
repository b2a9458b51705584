import { href, type MetaDescriptor } from "react-router";
import type { PostCard } from "#site/views/post-card.ts";
import type { Crumb } from "./breadcrumb-list.ts";
import { itemList } from "./item-list.ts";
import { pageMeta } from "./page-meta.ts";

type BlogWords = { title: string; description: string };

export const blogTrail: Crumb[] = [
  { label: "Home", to: href("/") },
  { label: "Blog", to: href("/blog") },
];

/** The three layouts of the list are one page to search engines. */
export function blogMeta(words: BlogWords, posts: PostCard[]): MetaDescriptor[] {
  return pageMeta({
    ...words,
    path: href("/blog"),
    trail: blogTrail,
    about: [itemList("Latest News", posts.map(toItem))],
  });
}

function toItem({ id, title }: PostCard) {
  return { title, to: href("/blog-single/:id", { id }) };
}
