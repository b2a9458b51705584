import { href, type MetaDescriptor } from "react-router";
import type { BlogFilm } from "#site/views/blog-film.ts";
import type { PostDetail } from "#site/views/post-detail.ts";
import { blogTrail } from "./blog-meta.ts";
import type { Crumb } from "./breadcrumb-list.ts";
import { filmObject } from "./film-object.ts";
import { pageMeta } from "./page-meta.ts";
import { postArticle } from "./post-article.ts";

export function postTrail({ id, title }: PostDetail): Crumb[] {
  return [...blogTrail, { label: title, to: href("/blog-single/:id", { id }) }];
}

type PostPageData = { post: PostDetail; film: BlogFilm };

/** The three layouts of a post are one page to search engines, told apart by their titles. */
export function postMeta({ post, film }: PostPageData, title = post.title): MetaDescriptor[] {
  const films = post.format === "format-video" ? [filmObject({ ...film, src: film.mp4 })] : [];
  return pageMeta({
    title,
    description: post.summary,
    path: href("/blog-single/:id", { id: post.id }),
    trail: postTrail(post),
    image: post.previewImage,
    kind: "article",
    about: [postArticle(post, post.previewImage), ...films],
  });
}
