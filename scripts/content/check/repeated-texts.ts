import { relative, sep } from "node:path";
import type { Problem } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { contentTexts } from "#scripts/content/content-texts.ts";

const OWN_TEXTS: Record<string, string[]> = {
  posts: ["title", "summary"],
  products: ["title"],
  projects: ["title", "subtitle", "summary"],
  services: ["title", "summary"],
  team: ["name", "summary"],
};

/** A copied entry must not keep these texts. */
export function repeatedTextProblems(): Problem[] {
  const texts = contentTexts(contentPath(), ["en.md"]).filter(({ file, field }) =>
    OWN_TEXTS[kindOf(file)]?.includes(field),
  );
  const groups = Map.groupBy(texts, ({ file, field, text }) =>
    [kindOf(file), field, text.toLowerCase()].join("\n"),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ text: _text, ...place }) => ({
      ...place,
      message: `is the same as in ${first!.file}; change one of them`,
    })),
  );
}

function kindOf(file: string): string {
  return relative(contentPath(), file).split(sep)[0] ?? "";
}
