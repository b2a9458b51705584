import type { ReactNode } from "react";
import { BlogTags } from "#site/sections/blog/blog-tags.tsx";
import * as words from "#words/post.ts";

type PostFootProps = { tags: string[]; taggedPost: string; shareLinks: ReactNode };

export function PostFoot({ tags, taggedPost, shareLinks }: PostFootProps) {
  return (
    <footer className="mt-16 grid max-w-text gap-8 border-t border-rule pt-8">
      <div>
        <h2 className="mb-4 text-lg">{words.tags}</h2>
        <BlogTags tags={tags} taggedPost={taggedPost} />
      </div>
      <div>
        <h2 className="mb-4 text-lg">{words.share}</h2>
        {shareLinks}
      </div>
    </footer>
  );
}
