import type { ReactNode } from "react";
import { Links, type LinksFunction, Meta, Outlet } from "react-router";
import { themeColour } from "#catalog/brand/colours.ts";
import { firstProjects, latestProjects } from "#catalog/projects/projects.ts";
import { dir, lang } from "#words/language.ts";
import type { Route } from "./+types/root.ts";
import { Frame } from "./frame.tsx";
import appStyles from "./styles/app.css?url";
import fontStyles from "#ui/styles/fonts.css?url";
import { toProjectLink } from "./views/project-link.ts";
import { DevelopmentScripts } from "./boot/development-scripts.tsx";

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
    latestProjects: latestProjects(6).map(toProjectLink),
    galleryProjects: firstProjects(6).map(toProjectLink),
  };
}

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
        {import.meta.env.DEV && <DevelopmentScripts />}
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
