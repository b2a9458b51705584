import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { PlayButton } from "#site/features/film-window/play-button.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import * as words from "#words/blog.ts";
import type { Route } from "./+types/blog-left-sidebar.ts";
import { loadBlogList } from "./load-blog-list.ts";

export function loader() {
  return loadBlogList({
    title: words.leftSidebarTitle,
    description: introductions.blog.leftSidebarDescription,
  });
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function BlogLeftSidebar({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return (
    <BlogPage
      layout="left-sidebar"
      path={href("/blog-left-sidebar")}
      videoButton={film && <PlayButton film={film} />}
      {...list}
    />
  );
}
