import { introductions } from "#catalog/introductions.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { blogHead, blogTrail, type BlogTexts } from "#site/seo/blog-head.ts";
import { blogAside } from "#site/views/blog-aside.ts";
import { plantRoomFilm } from "#site/views/film.ts";
import { toPostCard } from "#site/views/post-card.ts";

/** [9.013] The blog lists four posts. */
const LISTED_POSTS = 4;

export function loadBlogList(texts: BlogTexts) {
  const posts = firstPosts(LISTED_POSTS).map(toPostCard);
  return {
    head: blogHead(texts, posts),
    lead: introductions.blog.lead,
    trail: blogTrail,
    posts,
    aside: blogAside(),
    film: plantRoomFilm(),
  };
}
