import { href, type MetaDescriptor } from "react-router";
import type { FilmView } from "#site/views/film.ts";
import type { PostDetail } from "#site/views/post-detail.ts";
import { blogTrail } from "./blog-head.ts";
import type { Crumb } from "./breadcrumb-list.ts";
import { filmObject } from "./film-object.ts";
import { pageHead } from "./page-head.ts";
import { postArticle } from "./post-article.ts";

export function postTrail({ id, title }: PostDetail): Crumb[] {
  return [...blogTrail, { label: title, to: href("/blog-single/:id", { id }) }];
}

/** The three layouts of a post are one page to search engines; their titles differ. */
export function postHead(title: string, post: PostDetail, film: FilmView | null): MetaDescriptor[] {
  return pageHead({
    title,
    description: post.summary,
    trail: postTrail(post),
    image: post.previewImage,
    kind: "article",
    about: [
      postArticle(post, post.previewImage),
      ...(film && post.format === "format-video" ? [filmObject(film)] : []),
    ],
  });
}
