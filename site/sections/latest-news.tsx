import { href } from "react-router";
import type { PostCard } from "#site/views/post-card.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/blog.ts";
import { CardPicture } from "./card-picture.tsx";
import { CoverLink } from "./cover-link.tsx";

type LatestNewsProps = { posts: PostCard[]; tone?: "surface" };

/** [2.039] The title and the author link to the post. */
export function LatestNews({ posts, tone }: LatestNewsProps) {
  return (
    <Section
      tone={tone}
      eyebrow={words.blog}
      heading={words.ourLatestNews}
      action={<ArrowLink href={href("/blog")}>{words.allPosts}</ArrowLink>}
    >
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <NewsCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NewsCard({ post }: { post: PostCard }) {
  const to = href("/blog-single/:id", { id: post.id });
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture
        picture={post.picture}
        sizes="(min-width: 90rem) 32rem, (min-width: 48rem) 36vw, 110vw"
        className="aspect-4/3"
      />
      <p className="mt-5 flex gap-x-4 text-xs text-fg-soft">
        <span className="text-highlight">{post.category}</span>
        <time dateTime={post.publishedOn}>{post.publishedLabel}</time>
      </p>
      <h3 className="mt-2 text-xl">
        <CoverLink href={to}>{post.title}</CoverLink>
      </h3>
      <p className="mt-3 text-sm text-fg-soft">{post.summary}</p>
      <p className="mt-auto pt-3 text-sm">
        <span className="text-fg-soft">{words.byAuthor}</span>
        <a
          href={to}
          className="relative z-1 inline-flex min-h-11 items-center font-medium transition-colors duration-300 ease-calm hover:text-highlight"
        >
          {post.author}
        </a>
      </p>
    </article>
  );
}
