import type { PostCard } from "#site/views/post-card.ts";
import { BlogDate } from "#site/sections/blog/blog-date.tsx";
import * as words from "#words/post-byline.ts";

type BylineFacts = Pick<
  PostCard,
  "author" | "authorTitle" | "publishedLabel" | "publishedOn" | "minutes"
>;

export function PostByline({ post }: { post: BylineFacts }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 text-sm">
      <p>
        <span className="block font-medium">{post.author}</span>
        <span className="text-fg-soft">{post.authorTitle}</span>
      </p>
      <p className="text-fg-soft">
        <BlogDate post={post} />
        <span className="block">{words.readingTime(post.minutes)}</span>
      </p>
    </div>
  );
}
