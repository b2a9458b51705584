import type { PostCard } from "#site/views/post-card.ts";
import { BlogDate } from "#site/sections/blog/blog-date.tsx";

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
        <span className="block">{post.minutes} min read</span>
      </p>
    </div>
  );
}
