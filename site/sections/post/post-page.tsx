import type { ReactNode } from "react";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { classes } from "#ui/classes.ts";
import type { BlogAside } from "#site/views/blog-aside.ts";
import type { PostCard } from "#site/views/post-card.ts";
import type { PostDetail } from "#site/views/post-detail.ts";
import { BlogLayout, type BlogLayoutName } from "#site/sections/blog/blog-layout.tsx";
import { Letterhead } from "#site/sections/letterhead.tsx";
import { PostBody } from "./post-body.tsx";
import { PostByline } from "./post-byline.tsx";
import { PostContents } from "./post-contents.tsx";
import { PostCover } from "./post-cover.tsx";
import { PostFoot } from "./post-foot.tsx";
import { PostNext } from "./post-next.tsx";
import { BlogSidebar } from "#site/sections/blog/blog-sidebar.tsx";

type PostPageProps = {
  layout: BlogLayoutName;
  trail: { label: string; to: string }[];
  post: PostDetail;
  aside: BlogAside;
  videoButton: ReactNode;
  shareLinks: ReactNode;
};

/** [2.074] In full width the table of contents stays beside the text; the other layouts have the sidebar. */
export function PostPage(props: PostPageProps) {
  const { layout, trail, post, aside, videoButton, shareLinks } = props;
  const wide = layout === "full-width";
  const next = postAfter(post, aside.related);
  return (
    <>
      <Letterhead withAddress />
      <PageBanner eyebrow={post.category} title={post.title} lead={post.summary} trail={trail} />
      <BlogLayout layout={layout} sidebar={<BlogSidebar {...aside} />}>
        <article className={post.format}>
          <PostCover
            picture={post.picture}
            wide={wide}
            videoButton={post.format === "format-video" ? videoButton : undefined}
          />
          <div
            className={classes(
              "print:grid print:grid-cols-[8rem_minmax(0,1fr)] print:gap-x-8",
              wide && "lg:grid lg:grid-cols-12 lg:gap-x-8",
            )}
          >
            <div className={wide ? "max-lg:mb-10 lg:col-span-3" : "mb-12 max-w-text"}>
              <div className={wide ? "lg:sticky lg:top-28" : undefined}>
                <PostByline post={post} />
                <PostContents sections={post.sections} />
              </div>
            </div>
            <div className={wide ? "lg:col-span-9 xl:col-span-8 xl:col-start-5" : undefined}>
              <PostBody post={post} />
              <PostFoot tags={post.tags} taggedPost={aside.taggedPost} shareLinks={shareLinks} />
              {next && <PostNext post={next} />}
            </div>
          </div>
        </article>
      </BlogLayout>
    </>
  );
}

function postAfter({ id }: PostDetail, posts: PostCard[]): PostCard | undefined {
  const others = posts.filter((post) => post.id !== id);
  return others.find((post) => Number(post.id) > Number(id)) ?? others[0];
}
