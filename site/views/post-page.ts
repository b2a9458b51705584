import { data } from "react-router";
import { findPost } from "#catalog/posts/posts.ts";
import { postHead, postTrail } from "#site/seo/post-head.ts";
import { blogAside } from "./blog-aside.ts";
import { plantRoomFilm } from "./film.ts";
import { toPostDetail } from "./post-detail.ts";

/** One post; each layout adds a suffix to its title. */
export function postPage(id: string, titleSuffix = "") {
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
