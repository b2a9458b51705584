import { data } from "react-router";
import { findPost } from "#catalog/posts/posts.ts";
import { postHead, postTrail } from "#site/seo/post-head.ts";
import { blogAside } from "#site/views/blog-aside.ts";
import { plantRoomFilm } from "#site/views/film.ts";
import { toPostDetail } from "#site/views/post-detail.ts";

/** Each layout adds a suffix to the title. */
export function loadPost(id: string, titleSuffix = "") {
  const found = findPost(id);
  if (!found) throw data(null, { status: 404 });
  const post = toPostDetail(found);
  const film = plantRoomFilm();
  return {
    head: postHead(post.title + titleSuffix, post, film),
    trail: postTrail(post),
    post,
    aside: blogAside(),
    film,
  };
}
