import { href } from "react-router";
import { BlogVideo } from "#site/features/blog-video/blog-video.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import { blogMeta, blogTrail } from "#site/seo/blog-meta.ts";
import { blogList } from "#site/views/blog-list.ts";
import type { Route } from "./+types/blog.ts";

export function loader() {
  return blogList();
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  blogMeta(
    {
      title: "Latest News",
      description:
        "Notes from our sites and offices in Dubai and Pakistan: buying off-plan, building services, and how a builder of seventy years works.",
    },
    loaderData.posts,
  );

export default function Blog({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return (
    <BlogPage
      layout="right-sidebar"
      path={href("/blog")}
      trail={blogTrail}
      videoButton={<BlogVideo film={film} />}
      {...list}
    />
  );
}
