import { data, href } from "react-router";
import { findPost } from "#catalog/posts/posts.ts";
import { PlayButton } from "#site/features/film-window/play-button.tsx";
import { type BlogLayoutName, blogLayoutAt } from "#site/sections/blog/blog-layout.tsx";
import { PostPage } from "#site/sections/post/post-page.tsx";
import { postHead, postTrail } from "#site/seo/post-head.ts";
import { island } from "#site/boot/island.tsx";
import { blogAside } from "#site/views/blog-aside.ts";
import { plantRoomFilm } from "#site/views/film.ts";
import { toPostDetail } from "#site/views/post-detail.ts";
import * as words from "#words/post.ts";
import type { Route } from "./+types/post.ts";
import { PageShareLinks } from "#site/features/share-links/page-share-links.tsx";

const PlayButtonIsland = island("PlayButton", PlayButton);

const ShareLinksIsland = island("PageShareLinks", PageShareLinks);

const titleSuffixes: Record<BlogLayoutName, string> = {
  "right-sidebar": "",
  "left-sidebar": words.withLeftSidebar,
  "full-width": words.inFullWidth,
};

export function loader({ params, pattern }: Route.LoaderArgs) {
  const found = findPost(params.id);
  if (!found) throw data(null, { status: 404 });
  const layout = blogLayoutAt(pattern);
  const post = toPostDetail(found);
  const film = plantRoomFilm();
  return {
    head: postHead(post.title + titleSuffixes[layout], post, film),
    layout,
    trail: postTrail(post),
    post,
    aside: blogAside(),
    film,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Post({ loaderData: { film, ...page } }: Route.ComponentProps) {
  const { id, title } = page.post;
  return (
    <PostPage
      videoButton={film && <PlayButtonIsland film={film} />}
      shareLinks={<ShareLinksIsland title={title} path={href("/blog-single/:id", { id })} />}
      {...page}
    />
  );
}
