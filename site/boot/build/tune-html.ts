import {
  ENTRY_SCRIPT,
  FRAMEWORK_SCRIPT,
  LAYOUT_DEFERRED,
  NOT_HYDRATED,
  PRELOADED_SCRIPTS,
} from "#site/boot/names.ts";
import type { InlineScripts } from "./bundle-inline-scripts.ts";
import { pageStyles } from "./page-styles.ts";
import { reachableScripts } from "./reachable-scripts.ts";

const charset = /<meta charset="utf-8"\/>/i;
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

export type BuildFiles = {
  read(path: string): string;
  scripts: ReadonlyMap<string, string>;
  /** Writes a script under a name with a hash of its content and returns its path. */
  addScript(code: string): string;
};

/** Inlines the styles of a prerendered page, and loads its scripts after the first paint. Throws when
 * React Router's HTML is not as expected, so that an upgrade cannot silently undo it. */
export function tuneHtml(html: string, files: BuildFiles, inline: InlineScripts): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, path = ""]) => path);
  const code = html.match(moduleScript)?.[1];
  if (!charset.test(html)) throw new Error("The page has no charset.");
  const framework = preloads.find((path) => path.startsWith("/assets/framework"));
  if (!code || !framework) {
    throw new Error("The page has no module script, or no framework among its preloads.");
  }
  if (html.match(stylesheet)?.length !== html.match(/rel="stylesheet"/g)?.length) {
    throw new Error("The page links a stylesheet that is not in the build.");
  }

  const entry = files.addScript(code);
  return (
    html
      // Hydration expects the link; browsers do not fetch a disabled stylesheet.
      .replaceAll(
        stylesheet,
        (_, href: string) =>
          `<style>${stylesFor(preloads, href, files)}</style>` +
          `<link rel="stylesheet" href="${href}" disabled=""/>`,
      )
      .replace(charset, (tag) => `${tag}<script>${inline.head}</script>`)
      .replaceAll(`${NOT_HYDRATED}=""`, `${NOT_HYDRATED}="${LAYOUT_DEFERRED}"`)
      .replaceAll(modulePreload, "")
      .replace(
        moduleScript,
        () =>
          `<script ${FRAMEWORK_SCRIPT}="${framework}" ${ENTRY_SCRIPT}="${entry}" ` +
          `${PRELOADED_SCRIPTS}="${preloads.join(" ")}">${inline.body}</script>`,
      )
  );
}

const caches = new WeakMap<BuildFiles, Map<string, string>>();

/** Pages of one kind start with the same scripts, so their styles are computed once. */
function stylesFor(preloads: string[], href: string, files: BuildFiles): string {
  const cache = caches.get(files) ?? new Map<string, string>();
  caches.set(files, cache);
  const key = [href, ...preloads].join();
  const styles =
    cache.get(key) ?? pageStyles(reachableScripts(preloads, files.scripts), files.read(href));
  cache.set(key, styles);
  return styles;
}
