import { startLater } from "./start-later.ts";

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

export type BuildFiles = {
  read(path: string): string;
  /** Writes a script under a name made from its content and returns its path. */
  addScript(code: string): string;
};

/**
 * Speeds up the first paint of a prerendered page: styles inline, scripts after the page is shown.
 * Throws when React Router's HTML is not as expected, so that an upgrade cannot silently undo it.
 */
export function tuneHtml(html: string, files: BuildFiles): string {
  const preloads = [...html.matchAll(modulePreload)].map((match) => match[1]);
  const code = html.match(moduleScript)?.[1];
  if (!code || preloads.length === 0) throw new Error("No module script or preloads in the page");

  const entry = files.addScript(code);
  const call = `(${startLater})(${JSON.stringify(entry)},${JSON.stringify(preloads)})`;
  return html
    .replaceAll(modulePreload, "")
    .replace(moduleScript, () => `<script>${call}</script>`)
    .replaceAll(stylesheet, (_, href: string) => inlineStyles(href, files.read(href)));
}

/** React looks for the link when it hydrates; browsers do not fetch a disabled style sheet. */
function inlineStyles(href: string, css: string): string {
  return `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
}
