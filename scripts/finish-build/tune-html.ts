import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { SHOP_KEY } from "#site/store/shop-key.ts";
import { inlineScript } from "./inline-script.ts";
import { keepPageOffline } from "./keep-page-offline.ts";
import { leaveClosedLevels } from "./leave-closed-levels.ts";
import { markVisit } from "./mark-visit.ts";
import { type PageStyles, pageStyles } from "./page-styles.ts";
import { reachableScripts } from "./reachable-scripts.ts";
import { startLater } from "./start-later.ts";

const charset = /<meta charset="utf-8"\/>/i;
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

export type BuildFiles = {
  read(path: string): string;
  /** What every script says, under its path. */
  scripts: ReadonlyMap<string, string>;
  /** Writes a script under a name made from its content and returns its path. */
  addScript(code: string): string;
};

/**
 * Speeds up the first paint of a prerendered page: its styles stand in it, and the scripts come when
 * it is shown. Throws when React Router's HTML is not as expected, so that an upgrade cannot silently
 * undo it.
 */
export function tuneHtml(html: string, files: BuildFiles): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, path = ""]) => path);
  const code = html.match(moduleScript)?.[1];
  if (!charset.test(html)) throw new Error("No charset in the page");
  const framework = preloads.find((path) => path.startsWith("/assets/framework"));
  if (!code || !framework) throw new Error("No module script or framework in the page");
  if (html.match(stylesheet)?.length !== html.match(/rel="stylesheet"/g)?.length) {
    throw new Error("A style sheet in the page that cannot be found in the build");
  }

  const entry = files.addScript(code);
  return html
    .replaceAll(stylesheet, (_, href: string) =>
      inlineStyles(href, stylesFor(preloads, href, files)),
    )
    .replace(charset, (tag) => tag + inlineScript(markVisit, SHOP_KEY))
    .replaceAll('data-asleep=""', 'data-asleep="prerendered"')
    .replaceAll(modulePreload, "")
    .replace(
      moduleScript,
      () =>
        inlineScript(leaveClosedLevels) +
        inlineScript(keepPageOffline, FAILURE_TEXTS.network) + // [8.001]
        inlineScript(startLater, framework, entry, preloads),
    );
}

const known = new WeakMap<BuildFiles, Map<string, PageStyles>>();

/** Pages of one kind start with the same scripts, so the work is done once for them. */
function stylesFor(preloads: string[], href: string, files: BuildFiles): PageStyles {
  const ofBuild = known.get(files) ?? new Map<string, PageStyles>();
  known.set(files, ofBuild);
  const key = [href, ...preloads].join();
  const styles =
    ofBuild.get(key) ?? pageStyles(reachableScripts(preloads, files.scripts), files.read(href));
  ofBuild.set(key, styles);
  return styles;
}

/**
 * React looks for the link when it hydrates; browsers do not fetch a disabled style sheet. Where
 * something is left out, the way to another page fetches it (use-other-styles).
 */
function inlineStyles(href: string, { css, whole }: PageStyles): string {
  const more = whole ? "" : ' data-for="other pages"';
  return `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""${more}/>`;
}
