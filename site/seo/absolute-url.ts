import { company } from "#catalog/company.ts";

/** Canonical links, Open Graph and structured data need absolute URLs. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href.replace(/\/$/, path === "/" ? "/" : "");
}
