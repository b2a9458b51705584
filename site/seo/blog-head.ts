import { href, type MetaDescriptor } from "react-router";
import type { PostCard } from "#site/views/post-card.ts";
import * as words from "#words/blog.ts";
import type { Crumb } from "./breadcrumb-list.ts";
import { postList } from "./item-list.ts";
import { pageHead } from "./page-head.ts";

export type BlogTexts = { title: string; description: string };

export const blogTrail: Crumb[] = [{ label: words.blog, to: href("/blog") }];

/** The three layouts of the list are one page to search engines. */
export function blogHead(texts: BlogTexts, posts: PostCard[]): MetaDescriptor[] {
  return pageHead({
    ...texts,
    trail: blogTrail,
    about: [postList(words.latestNews, posts)],
  });
}
