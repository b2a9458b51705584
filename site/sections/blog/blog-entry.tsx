import type { ReactNode } from "react";
import { href } from "react-router";
import { classes } from "#ui/classes.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import type { PostCard } from "#site/views/post-card.ts";
import * as words from "#words/blog.ts";
import * as entryWords from "#words/blog-entry.ts";
import { BlogCover } from "./blog-cover.tsx";
import { BlogDate } from "./blog-date.tsx";

type BlogEntryProps = {
  post: PostCard;
  wide: boolean;
  /** The first picture is visible at once and is not loaded lazily. */
  first: boolean;
  videoButton: ReactNode;
};

/** [2.039] [2.070] The author and the title link to the post. */
export function BlogEntry({ post, wide, first, videoButton }: BlogEntryProps) {
  const to = href("/blog-single/:id", { id: post.id });
  const titleId = `post-${post.id}`;
  return (
    <article
      className={classes(
        post.format,
        "grid gap-y-6",
        wide &&
          "items-center lg:grid-cols-12 lg:gap-x-[min(4rem,6vw)] lg:[li:nth-child(even)>&>:first-child]:order-last",
      )}
    >
      <BlogCover
        picture={post.picture}
        to={to}
        priority={first}
        sizes={wide ? wideSizes : columnSizes}
        videoButton={post.format === "format-video" ? videoButton : undefined}
        className={wide ? "lg:col-span-7" : undefined}
      />
      <div className={wide ? "lg:col-span-5" : undefined}>
        <p className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-fg-soft">
          <span className="eyebrow text-highlight">{post.category}</span>
          <BlogDate post={post} />
          <span>{entryWords.readingTime(post.minutes)}</span>
        </p>
        <h2 id={titleId} className="text-2xl">
          <a href={to} className={classes("hover:text-highlight", calm)}>
            {post.title}
          </a>
        </h2>
        <p className="mt-4 max-w-text text-fg-soft">{post.summary}</p>
        <p className="mt-5 text-sm">
          {words.byAuthor}
          <a href={to} className={classes("py-2 font-medium hover:text-highlight", calm)}>
            {post.author}
          </a>
          <span className="text-fg-soft">, {post.authorTitle}</span>
        </p>
        <ArrowLink href={to} aria-describedby={titleId} className="mt-4 tracking-[0.08em]">
          {words.readMore}
        </ArrowLink>
      </div>
    </article>
  );
}

const calm = "transition-colors duration-300 ease-calm";
const wideSizes = "(min-width: 88rem) 48rem, (min-width: 64rem) 52vw, 92vw";
const columnSizes = "(min-width: 88rem) 57rem, (min-width: 64rem) calc(93vw - 25rem), 92vw";
