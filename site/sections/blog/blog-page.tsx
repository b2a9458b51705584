import type { ReactNode } from "react";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Pagination } from "#site/ui/pagination.tsx";
import type { BlogAside } from "#site/views/blog-aside.ts";
import type { PostCard } from "#site/views/post-card.ts";
import * as words from "#words/blog.ts";
import { BlogEntry } from "./blog-entry.tsx";
import { BlogLayout, type BlogLayoutName } from "./blog-layout.tsx";
import { BlogSidebar } from "./blog-sidebar.tsx";

type BlogPageProps = {
  layout: BlogLayoutName;
  /** The page's own path, which its static page numbers link to. */
  path: string;
  lead: string;
  trail: { label: string; to: string }[];
  posts: PostCard[];
  aside: BlogAside;
  videoButton: ReactNode;
};

/** [2.071] The page numbers are static; a list of one post has none. */
const PAGE_COUNT = 3;

export function BlogPage({ layout, path, lead, trail, posts, aside, videoButton }: BlogPageProps) {
  return (
    <>
      <PageBanner title={words.latestNews} lead={lead} trail={trail} />
      <BlogLayout layout={layout} sidebar={<BlogSidebar {...aside} />}>
        <ol className="grid gap-y-16 lg:gap-y-24">
          {posts.map((post, index) => (
            <li key={post.id}>
              <BlogEntry
                post={post}
                wide={layout === "full-width"}
                first={index === 0}
                videoButton={videoButton}
              />
            </li>
          ))}
        </ol>
        <Pagination
          label={words.blogPages}
          count={Math.min(PAGE_COUNT, posts.length)}
          to={path}
          className="mt-16 lg:mt-24"
        />
      </BlogLayout>
    </>
  );
}
