import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import { readingMinutes } from "#catalog/posts/posts.ts";
import type { Post } from "#catalog/posts/schema.ts";

export type PostCard = Pick<
  Post,
  | "id"
  | "title"
  | "category"
  | "format"
  | "author"
  | "authorTitle"
  | "publishedLabel"
  | "publishedOn"
  | "commentCount"
  | "summary"
> & { picture: Picture; minutes: number };

export function toPostCard(post: Post): PostCard {
  const { sections: _sections, quote: _quote, tags: _tags, key, ...card } = post;
  return { ...card, picture: requirePicture(`posts/${key}/cover`), minutes: readingMinutes(post) };
}
