import { href } from "react-router";
import { Picture } from "#site/ui/picture.tsx";
import type { PostCard } from "#site/views/post-card.ts";
import { BlogDate } from "./blog-date.tsx";

export function BlogRelated({ posts }: { posts: PostCard[] }) {
  return (
    <ul className="grid gap-5">
      {posts.map((post) => (
        <li key={post.id}>
          <a
            href={href("/blog-single/:id", { id: post.id })}
            className="group grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4"
          >
            <Picture
              picture={post.picture}
              sizes="5.5rem"
              alt=""
              frameClassName="card-picture aspect-square"
            />
            <span className="leading-snug">
              <span className="block text-sm font-medium transition-colors duration-300 ease-calm group-hover:text-highlight">
                {post.title}
              </span>
              <span className="mt-1 block text-xs text-fg-soft">
                <BlogDate post={post} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
