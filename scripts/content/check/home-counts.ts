import { sep } from "node:path";
import { allDevelopments } from "#catalog/developments/developments.ts";
import type { Problem } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { type ContentText, contentTexts } from "#scripts/content/content-texts.ts";

const COUNT = /\b(\d+) (?:\S+, )*(?:homes|apartments|studios)\b/g;

type CountedHomes = { key: string; title: string; homes: number };

/** Numbers of homes in texts about a development. Numbers of something else, such as homes of one floor, are
 * written in words. */
export function homeCountProblems(): Problem[] {
  const developments = allDevelopments()
    .map((development) => ({
      key: development.project.key,
      title: development.project.title,
      homes: deriveHomes(development).length,
    }))
    // One title may begin with another.
    .toSorted((one, other) => other.title.length - one.title.length);
  return contentTexts(contentPath()).flatMap((text) => {
    const development = subjectOf(text, developments);
    return development ? countProblems(text, development) : [];
  });
}

function subjectOf({ file, text }: ContentText, developments: CountedHomes[]) {
  const folders = file.split(sep);
  return (
    developments.find(({ key }) => folders.includes(key)) ??
    developments.find(({ title }) => text.includes(title))
  );
}

function countProblems(
  { file, line, text }: ContentText,
  { title, homes }: CountedHomes,
): Problem[] {
  return [...text.matchAll(COUNT)]
    .filter(([, count]) => Number(count) !== homes)
    .map(({ index, 0: said, 1: count }) => ({
      file,
      line: line + text.slice(0, index).split("\n").length - 1,
      field: "",
      message: `says "${said}", and ${title} has ${homes} homes; write ${count} in words if it counts something else`,
    }));
}
