import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { kindOf } from "./page-kinds.ts";

/** The browser parses, styles and lays out every element, so their number has a limit too. */
const MOST = 1_500;

/** Of pages that are mostly text or one form. */
const MOST_OF_TEXT = 500;

const textPages = new Set([
  "/404",
  "/blog",
  "/blog-fullwidth",
  "/blog-left-sidebar",
  "/blog-single-fullwidth/{id}",
  "/blog-single-left-sidebar/{id}",
  "/blog-single/{id}",
  "/broker-registration",
  "/cart",
  "/checkout",
  "/contact",
  "/forgot-password",
  "/login",
  "/order_received",
  "/pricing",
  "/privacy",
  "/register",
  "/terms",
  "/testimonial",
]);

/** These have a row for every home. */
const mostOfLists: Record<string, number> = { "/homes": 3_500, "/homes/{id}": 2_250 };

export function mostElements(kind: string): number {
  return mostOfLists[kind] ?? (textPages.has(kind) ? MOST_OF_TEXT : MOST);
}

/** As the browser parses the HTML, drawings included. */
export function countElements(html: string): number {
  const tags = html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/(<(script|style|template|noscript)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1")
    .match(/<[a-z]/gi);
  return tags?.length ?? 0;
}

/** The most elements that a page of each kind has. */
export function elementsOfKinds(paths: string[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const path of paths) {
    const count = countElements(readFileSync(join(SITE_FOLDER, path, "index.html"), "utf8"));
    kinds[kindOf(path)] = Math.max(count, kinds[kindOf(path)] ?? 0);
  }
  return kinds;
}

export function tooManyElements(kinds: Record<string, number>): string[] {
  return Object.entries(kinds)
    .filter(([kind, count]) => count > mostElements(kind))
    .map(([kind, count]) => `${kind}: elements ${count} of ${mostElements(kind)}`);
}
