import { lazy, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  useRouteLoaderData,
} from "react-router";
import { themeColour } from "#catalog/brand/colours.ts";
import { company } from "#catalog/company.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { firstProjects, latestProjects } from "#catalog/projects/projects.ts";
import { dir, lang } from "#words/language.ts";
import * as words from "#words/not-found.ts";
import type { Route } from "./+types/root.ts";
import { Frame } from "./frame.tsx";
import { SomethingWentWrong } from "./sections/something-went-wrong.tsx";
import { pageHead } from "./seo/page-head.ts";
import appStyles from "./styles/app.css?url";
import fontStyles from "#ui/styles/fonts.css?url";
import { toProjectLink } from "./views/project-link.ts";

/** No Suspense boundary: React keeps the prerendered 404 page until the chunk has loaded. */
const NotFoundPage = lazy(() =>
  import("./sections/not-found-page.tsx").then(
    (module) => ({ default: module.NotFoundPage }),
    () => ({ default: SomethingWentWrong }),
  ),
);

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: fontStyles },
  { rel: "stylesheet", href: appStyles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** The data of the frame is read once, at build time. */
export function loader() {
  return {
    head: pageHead({
      title: words.documentTitle,
      description: words.documentDescription(company.name),
      path: "/404",
      noindex: true,
    }),
    latestProjects: latestProjects(6).map(toProjectLink),
    galleryProjects: firstProjects(6).map(toProjectLink),
    notFoundPicture: requirePicture("pages/not-found"),
  };
}

/** The head of unknown paths. */
export { meta } from "./seo/head-from-loader.ts";

/** A page is fetched while the pointer rests on its link, or at the touch. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/desk*", "/api/*"] } }] },
      eagerness: "moderate",
    },
  ],
};

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** The build renders this as 404.html, which works without script. */
export function HydrateFallback({ loaderData }: Route.HydrateFallbackProps) {
  return (
    <Frame data={loaderData}>
      <NotFoundPage picture={loaderData?.notFoundPicture} />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <Frame data={data}>
      {isMissing(error) ? <NotFoundPage picture={data?.notFoundPicture} /> : <SomethingWentWrong />}
    </Frame>
  );
}

/** The second form is how the router reports an unknown id whose URL was opened directly. */
function isMissing(error: unknown): boolean {
  return (
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof Error && error.message.startsWith("No result found for routeId"))
  );
}
