import { href } from "react-router";
import { BlogVideo } from "#site/features/blog-video/blog-video.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import { blogMeta, blogTrail } from "#site/seo/blog-meta.ts";
import { blogList } from "#site/views/blog-list.ts";
import type { Route } from "./+types/blog-left-sidebar.ts";

export function loader() {
  return blogList();
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  blogMeta(
    {
      title: "Latest News by topic",
      description:
        "Our posts on buying, building and engineering in Dubai and Pakistan, with search, related posts and topics on the left.",
    },
    loaderData.posts,
  );

export default function BlogLeftSidebar({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return (
    <BlogPage
      layout="left-sidebar"
      path={href("/blog-left-sidebar")}
      trail={blogTrail}
      videoButton={<BlogVideo film={film} />}
      {...list}
    />
  );
}
