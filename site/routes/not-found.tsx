import { useRouteLoaderData } from "react-router";
import { company } from "#content/company.ts";
import { NotFoundPage } from "#site/sections/not-found-page.tsx";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { PictureSource } from "#site/ui/picture.tsx";

/** The picture comes with the frame, since the page of an unknown address can ask for nothing. */
type Frame = { notFoundPicture?: PictureSource };

export function meta() {
  return pageMeta({
    title: "Page not found",
    description: `The page you asked ${company.name} for could not be found. The address may be mistyped; the way home and to our projects is here.`,
    path: "/404",
    noindex: true,
  });
}

/** For /404 and all unmatched addresses: a loader here would ask the server for what it does not have. */
export default function NotFound() {
  const frame = useRouteLoaderData<Frame>("root");
  return <NotFoundPage picture={frame?.notFoundPicture} />;
}
