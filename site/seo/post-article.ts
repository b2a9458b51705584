import type { BlogPosting } from "schema-dts";
import type { Post } from "#catalog/posts/schema.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { ourselves } from "./organization.ts";

type Article = Pick<Post, "id" | "title" | "summary" | "author" | "authorTitle" | "tags"> & {
  publishedOn: string;
};

export function postArticle(post: Article, imagePath: string): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    image: absoluteUrl(imagePath),
    datePublished: post.publishedOn,
    author: { "@type": "Person", name: post.author, jobTitle: post.authorTitle },
    publisher: ourselves,
    keywords: post.tags,
    mainEntityOfPage: absoluteUrl(`/blog-single/${post.id}`),
  };
}
