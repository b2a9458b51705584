import { SHOP_KEY } from "#site/store/shop-key.ts";
import { markVisit } from "./mark-visit.ts";
import { pageStyles } from "./page-styles.ts";
import { startLater } from "./start-later.ts";

const charset = /<meta charset="utf-8"\/>/i;
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

export type BuildFiles = {
  read(path: string): string;
  /** Writes a script under a name made from its content and returns its path. */
  addScript(code: string): string;
};

/**
 * Speeds up the first paint of a prerendered page: the styles it needs stand in it, all others and
 * the scripts come when it is shown. Throws when React Router's HTML is not as expected, so that an
 * upgrade cannot silently undo it.
 */
export function tuneHtml(html: string, files: BuildFiles): string {
  const preloads = [...html.matchAll(modulePreload)].map((match) => match[1]);
  const code = html.match(moduleScript)?.[1];
  if (!charset.test(html)) throw new Error("No charset in the page");
  if (!code || preloads.length === 0) throw new Error("No module script or preloads in the page");
  if (html.match(stylesheet)?.length !== html.match(/rel="stylesheet"/g)?.length) {
    throw new Error("A style sheet in the page that cannot be found in the build");
  }

  const entry = files.addScript(code);
  const sheets: string[] = [];
  const styled = html.replaceAll(stylesheet, (_, href: string) => {
    const { css, whole } = pageStyles(html, files.read(href));
    if (!whole) sheets.push(href);
    return inlineStyles(href, css);
  });
  const start = [entry, preloads, sheets].map((value) => JSON.stringify(value)).join();
  return styled
    .replace(charset, (tag) => `${tag}<script>(${markVisit})(${JSON.stringify(SHOP_KEY)})</script>`)
    .replaceAll('data-asleep=""', 'data-asleep="prerendered"')
    .replaceAll(modulePreload, "")
    .replace(moduleScript, () => `<script>(${startLater})(${start})</script>`);
}

/** React looks for the link when it hydrates; browsers do not fetch a disabled style sheet. */
function inlineStyles(href: string, css: string): string {
  return `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
}
