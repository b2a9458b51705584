import { href } from "react-router";
import { PlayButton } from "#site/features/film-window/play-button.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { blogList } from "#site/views/blog-list.ts";
import type { Route } from "./+types/blog-fullwidth.ts";

export function loader() {
  return blogList({
    title: "Latest News in full width",
    description:
      "Our posts on buying, building and engineering in Dubai and Pakistan, set large: one picture and one story at a time.",
  });
}

export const meta = headFromLoader;

export default function BlogFullWidth({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return (
    <BlogPage
      layout="full-width"
      path={href("/blog-fullwidth")}
      videoButton={<PlayButton film={film} />}
      {...list}
    />
  );
}
