import type { PostCard } from "#site/views/post-card.ts";

/** [3.024] The date is shown as it is written, such as '14 AUG,21'; machines get it in their own form. */
export function BlogDate({ post }: { post: Pick<PostCard, "publishedLabel" | "publishedOn"> }) {
  return <time dateTime={post.publishedOn}>{post.publishedLabel}</time>;
}
