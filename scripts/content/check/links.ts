import type { Problem } from "#catalog/loader/content-error.ts";
import { closest } from "#catalog/loader/closest.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { contentTexts } from "#scripts/content/content-texts.ts";
import { prerenderedPaths } from "#site/prerendered-paths.ts";
import routes from "#site/routes.ts";

/** A field "link" names an existing page. */
export function linkProblems(): Problem[] {
  const withoutParameters = routes.flatMap(({ path = "" }) =>
    /[:*]/.test(path) ? [] : [`/${path}`],
  );
  const paths = prerenderedPaths(withoutParameters);
  return contentTexts(contentPath(), ["en.md", "en.yaml", "facts.yaml"])
    .filter(({ field, text }) => /(^|\.)link$/.test(field) && !paths.includes(text))
    .map(({ text, ...place }) => {
      const meant = closest(text, paths);
      const hint = meant ? `; did you mean ${meant}?` : "";
      return { ...place, message: `the site has no page ${text}${hint}` };
    });
}
