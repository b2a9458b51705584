import { lazy, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { brandColours } from "#catalog/brand.ts";
import { company } from "#catalog/company.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { firstProjects, latestProjects } from "#catalog/projects/projects.ts";
import { dir, lang } from "#words/language.ts";
import * as words from "#words/not-found.ts";
import type { Route } from "./+types/root.ts";
import { useFullStylesheet } from "./boot/use-full-stylesheet.ts";
import { Frame } from "./frame.tsx";
import { SomethingWentWrong } from "./sections/something-went-wrong.tsx";
import { headFromLoader } from "./seo/head-from-loader.ts";
import { pageHead } from "./seo/page-head.ts";
import appStyles from "./styles/app.css?url";
import fontStyles from "./styles/fonts.css?url";
import { toProjectLink } from "./views/project-link.ts";

/**
 * Has no boundary of its own, so that React shows what stands there until it has come: at an unknown
 * address the very same page, prerendered.
 */
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

/** What the frame around every page shows, taken in once at build time. */
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

/** Stands where no page speaks for itself: unknown addresses. */
export const meta = headFromLoader;

/** The frame is the same on all pages, so navigation does not ask for it again. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brandColours.paper} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useFullStylesheet();
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Unknown addresses are answered with a document made from this: it says so before any script runs. */
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

/** The second form is how the router reports an unknown id whose address was opened directly. */
function isMissing(error: unknown): boolean {
  return (
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof Error && error.message.startsWith("No result found for routeId"))
  );
}
