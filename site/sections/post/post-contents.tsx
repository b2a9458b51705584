import { useId } from "react";
import type { PostSection } from "#catalog/posts/schema.ts";
import * as words from "#words/post.ts";

type PostContentsProps = {
  heading?: string;
  sections: Pick<PostSection, "id" | "heading">[];
};

export function PostContents({ heading = words.inThisArticle, sections }: PostContentsProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="@container mt-8 border-y border-rule py-5">
      <h2 id={headingId} className="mb-2 font-sans eyebrow text-highlight">
        {heading}
      </h2>
      <ol className="contents-links gap-8 text-sm @md:columns-2">
        {sections.map(({ id, heading: title }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
