import { href } from "react-router";
import { Arrow } from "#site/ui/link.tsx";
import type { PostCard } from "#site/views/post-card.ts";
import * as words from "#words/post.ts";

export function PostNext({ post }: { post: Pick<PostCard, "id" | "title"> }) {
  return (
    <a
      href={href("/blog-single/:id", { id: post.id })}
      className="group mt-12 flex max-w-text items-center justify-between gap-8 border-y border-rule py-8 print:hidden"
    >
      <span>
        <span className="mb-2 block eyebrow text-highlight">{words.readNext}</span>
        <span className="block font-display text-xl transition-colors duration-300 ease-calm group-hover:text-highlight">
          {post.title}
        </span>
      </span>
      <Arrow />
    </a>
  );
}
