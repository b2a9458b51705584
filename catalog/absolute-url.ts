import { company } from "./company.ts";

/** Every link that leaves the site has its one host, whichever host the page was opened on. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href.replace(/\/$/, path === "/" ? "/" : "");
}
