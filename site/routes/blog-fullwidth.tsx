import { href } from "react-router";
import { BlogVideo } from "#site/features/blog-video/blog-video.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import { blogMeta, blogTrail } from "#site/seo/blog-meta.ts";
import { blogList } from "#site/views/blog-list.ts";
import type { Route } from "./+types/blog-fullwidth.ts";

export function loader() {
  return blogList();
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  blogMeta(
    {
      title: "Latest News in full width",
      description:
        "Our posts on buying, building and engineering in Dubai and Pakistan, set large: one picture and one story at a time.",
    },
    loaderData.posts,
  );

export default function BlogFullWidth({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return (
    <BlogPage
      layout="full-width"
      path={href("/blog-fullwidth")}
      trail={blogTrail}
      videoButton={<BlogVideo film={film} />}
      {...list}
    />
  );
}
