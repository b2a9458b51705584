import { company } from "#catalog/company.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { NotFoundPage } from "#site/sections/not-found-page.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import * as words from "#words/not-found.ts";
import type { Route } from "./+types/not-found.ts";

/** For /404 and all unmatched paths. */
export function loader() {
  return {
    head: pageHead({
      title: words.documentTitle,
      description: words.documentDescription(company.name),
      path: "/404",
      noindex: true,
    }),
    picture: requirePicture("pages/not-found"),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage picture={loaderData.picture} />;
}
