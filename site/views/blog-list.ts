import { firstPosts } from "#content/posts/posts.ts";
import { type BlogAside, blogAside } from "./blog-aside.ts";
import { type BlogFilm, toBlogFilm } from "./blog-film.ts";
import { type PostCard, toPostCard } from "./post-card.ts";

/** What the list of posts shows, in each of its layouts. */
export type BlogList = { posts: PostCard[]; aside: BlogAside; film: BlogFilm };

/** [9.013] */
const LISTED_POSTS = 4;

export function blogList(): BlogList {
  return {
    posts: firstPosts(LISTED_POSTS).map(toPostCard),
    aside: blogAside(),
    film: toBlogFilm(),
  };
}
