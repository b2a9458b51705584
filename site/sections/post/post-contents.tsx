import { useId } from "react";
import type { PostSection } from "#content/posts/schema.ts";

type PostContentsProps = { sections: Pick<PostSection, "id" | "heading">[] };

export function PostContents({ sections }: PostContentsProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="@container mt-8 border-y border-rule py-5">
      <h2 id={headingId} className="mb-2 font-sans eyebrow text-highlight">
        In this article
      </h2>
      <ol className="gap-8 text-sm @md:columns-2">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-fg-soft transition-colors duration-300 ease-calm hover:text-highlight lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
