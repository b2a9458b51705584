import { introductions } from "#catalog/introductions.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { PlayButton } from "#site/features/film-window/play-button.tsx";
import { type BlogLayoutName, blogLayoutAt } from "#site/sections/blog/blog-layout.tsx";
import { BlogPage } from "#site/sections/blog/blog-page.tsx";
import { blogHead, type BlogTexts, blogTrail } from "#site/seo/blog-head.ts";
import { blogAside } from "#site/views/blog-aside.ts";
import { plantRoomFilm } from "#site/views/film.ts";
import { toPostCard } from "#site/views/post-card.ts";
import * as words from "#words/blog.ts";
import type { Route } from "./+types/blog.ts";
import { island } from "#site/boot/island.tsx";

const PlayButtonIsland = island("PlayButton", PlayButton);

/** [9.013] The blog lists four posts. */
const LISTED_POSTS = 4;

const { description, leftSidebarDescription, fullWidthDescription } = introductions.blog;

const texts: Record<BlogLayoutName, BlogTexts> = {
  "right-sidebar": { title: words.latestNews, description },
  "left-sidebar": { title: words.leftSidebarTitle, description: leftSidebarDescription },
  "full-width": { title: words.fullWidthTitle, description: fullWidthDescription },
};

export function loader({ pattern }: Route.LoaderArgs) {
  const layout = blogLayoutAt(pattern);
  const posts = firstPosts(LISTED_POSTS).map(toPostCard);
  return {
    head: blogHead(texts[layout], posts),
    layout,
    path: `/${pattern}`,
    lead: introductions.blog.lead,
    trail: blogTrail,
    posts,
    aside: blogAside(),
    film: plantRoomFilm(),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Blog({ loaderData: { film, ...list } }: Route.ComponentProps) {
  return <BlogPage videoButton={film && <PlayButtonIsland film={film} />} {...list} />;
}
