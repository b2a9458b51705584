import { allPosts, firstPosts } from "#catalog/posts/posts.ts";
import { type PostCard, toPostCard } from "./post-card.ts";

/** The content of the blog's sidebar. */
export type BlogAside = { related: PostCard[]; tags: string[] };

/** [9.013] */
const RELATED_POSTS = 3;

export function blogAside(): BlogAside {
  return {
    related: firstPosts(RELATED_POSTS).map(toPostCard),
    tags: [...new Set(allPosts().flatMap(({ tags }) => tags))],
  };
}
