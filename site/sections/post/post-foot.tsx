import type { ReactNode } from "react";
import { BlogTags } from "#site/sections/blog/blog-tags.tsx";
import * as words from "#words/post.ts";

type PostFootProps = { tags: string[]; shareLinks: ReactNode };

export function PostFoot({ tags, shareLinks }: PostFootProps) {
  return (
    <footer className="mt-16 grid max-w-text gap-8 border-t border-rule pt-8">
      <div>
        <h2 className="mb-4 text-lg">{words.tags}</h2>
        <BlogTags tags={tags} />
      </div>
      <div>
        <h2 className="mb-4 text-lg">{words.share}</h2>
        {shareLinks}
      </div>
    </footer>
  );
}
