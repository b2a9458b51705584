import { allPosts, findPost, firstPosts } from "#catalog/posts/posts.ts";
import { type PostCard, toPostCard } from "./post-card.ts";

export type BlogAside = {
  related: PostCard[];
  tags: string[];
  /** [2.073] The id of the post that all tags lead to: 1, or the newest where that was deleted. */
  taggedPost: string;
};

/** [9.013] The sidebar lists three posts. */
const RELATED_POSTS = 3;

export function blogAside(): BlogAside {
  const [newest] = allPosts();
  return {
    related: firstPosts(RELATED_POSTS).map(toPostCard),
    tags: [...new Set(allPosts().flatMap(({ tags }) => tags))],
    taggedPost: (findPost("1") ?? newest)?.id ?? "",
  };
}
