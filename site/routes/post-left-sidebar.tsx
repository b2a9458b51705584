import { href } from "react-router";
import { PlayButton } from "#site/features/film-window/play-button.tsx";
import { PostPage } from "#site/sections/post/post-page.tsx";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import * as words from "#words/post.ts";
import type { Route } from "./+types/post-left-sidebar.ts";
import { loadPost } from "./load-post.ts";

const ShareLinks = hydrateWhenVisible(
  () => import("#site/features/share-links/share-links.tsx"),
  "ShareLinks",
);

export function loader({ params }: Route.LoaderArgs) {
  return loadPost(params.id, words.withLeftSidebar);
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function PostLeftSidebar({ loaderData: { film, ...page } }: Route.ComponentProps) {
  const { id, title } = page.post;
  return (
    <PostPage
      layout="left-sidebar"
      videoButton={film && <PlayButton film={film} />}
      shareLinks={<ShareLinks title={title} path={href("/blog-single/:id", { id })} />}
      {...page}
    />
  );
}
