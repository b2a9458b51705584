import { href, type MetaDescriptor } from "react-router";
import type { PostCard } from "#site/views/post-card.ts";
import type { Crumb } from "./breadcrumb-list.ts";
import { postList } from "./item-list.ts";
import { pageHead } from "./page-head.ts";

export type BlogWords = { title: string; description: string };

export const blogTrail: Crumb[] = [
  { label: "Home", to: href("/") },
  { label: "Blog", to: href("/blog") },
];

/** The three layouts of the list are one page to search engines. */
export function blogHead(words: BlogWords, posts: PostCard[]): MetaDescriptor[] {
  return pageHead({
    ...words,
    path: href("/blog"),
    trail: blogTrail,
    about: [postList("Latest News", posts)],
  });
}
