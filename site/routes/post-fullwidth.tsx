import { data, href } from "react-router";
import { findPost } from "#content/posts/posts.ts";
import { BlogVideo } from "#site/features/blog-video/blog-video.tsx";
import { ShareLinks } from "#site/features/share-links/share-links.tsx";
import { PostPage } from "#site/sections/post/post-page.tsx";
import { postMeta, postTrail } from "#site/seo/post-meta.ts";
import { blogAside } from "#site/views/blog-aside.ts";
import { toBlogFilm } from "#site/views/blog-film.ts";
import { toPostDetail } from "#site/views/post-detail.ts";
import type { Route } from "./+types/post-fullwidth.ts";

export function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.id);
  if (!post) throw data(null, { status: 404 });
  return { post: toPostDetail(post), aside: blogAside(), film: toBlogFilm() };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  postMeta(loaderData, `${loaderData.post.title}, in full width`);

export default function PostFullWidth({ loaderData: { post, aside, film } }: Route.ComponentProps) {
  return (
    <PostPage
      layout="full-width"
      trail={postTrail(post)}
      post={post}
      aside={aside}
      videoButton={<BlogVideo film={film} />}
      shareLinks={
        <ShareLinks title={post.title} path={href("/blog-single/:id", { id: post.id })} />
      }
    />
  );
}
