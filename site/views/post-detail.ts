import { openGraphImage, type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { Post } from "#catalog/posts/schema.ts";
import { type PostCard, toPostCard } from "./post-card.ts";

export type PostDetail = PostCard &
  Pick<Post, "sections" | "quote" | "tags"> & {
    gallery: [Picture, Picture];
    previewImage: string;
  };

export function toPostDetail(post: Post): PostDetail {
  const { key, sections, quote, tags } = post;
  return {
    ...toPostCard(post),
    sections,
    quote,
    tags,
    gallery: [requirePicture(`posts/${key}/gallery-1`), requirePicture(`posts/${key}/gallery-2`)],
    previewImage: openGraphImage(`posts/${key}`).src,
  };
}
