import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { PlayButton } from "#site/features/film-window/play-button.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import * as words from "#words/blog.ts";
import type { Route } from "./+types/blog.ts";
import { loadBlogList } from "./load-blog-list.ts";

export function loader() {
  return loadBlogList({
    title: words.latestNews,
    description: introductions.blog.description,
  });
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Blog({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return (
    <BlogPage
      layout="right-sidebar"
      path={href("/blog")}
      videoButton={film && <PlayButton film={film} />}
      {...list}
    />
  );
}
