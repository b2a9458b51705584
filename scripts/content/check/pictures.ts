import { closest } from "#catalog/loader/closest.ts";
import type { Problem } from "#catalog/loader/content-error.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import { altTexts } from "#catalog/pictures/alt.ts";
import { pageAlt } from "#catalog/pictures/page-alt.ts";
import { pictureEntry } from "#catalog/pictures/pictures.ts";
import { LANG } from "#domain/language.ts";
import { allPictures } from "#pictures/all-pictures.ts";
import { linkPreviews } from "#pictures/link-previews.ts";
import { contentTexts } from "#scripts/content/content-texts.ts";

const NAME = /(^|\.)(picture|poster)$/;
const ALT_FILE = `pictures/${LANG}.yaml`;

/** Named pictures exist, and those of pages have an alt text, which may be empty. */
export function pictureProblems(): Problem[] {
  const pictures = allPictures();
  const names = pictures.map(({ name }) => name);
  return [
    ...contentTexts(contentPath(), ["en.md", "en.yaml", "facts.yaml"])
      .filter(({ field, text }) => NAME.test(field) && !names.includes(text))
      .map(({ text, ...place }) => ({ ...place, message: noPicture(text, names) })),
    ...pictures
      .filter(({ entry, name }) => !entry.includes("/") && pageAlt[name] === undefined)
      .map(({ name }) => problemAt(ALT_FILE, [], `"${name}" is missing: what the picture shows`)),
    ...photographsWithoutText(),
    ...textsWithoutPicture([...names, ...linkPreviews().map(({ name }) => name)]),
  ];
}

/** A person needs no photograph, but one that is there needs its text, and a text its photograph. */
function photographsWithoutText(): Problem[] {
  return allPictures().flatMap(({ name, isOptional }) => {
    if (!isOptional) return [];
    const [hasPicture, hasText] = [pictureEntry(name) !== null, altTexts[name] !== undefined];
    if (hasPicture === hasText) return [];
    const message = hasText
      ? `there is no photograph; run: npm run pictures -- add ${name} portrait.jpg`
      : "is missing: what the photograph shows";
    return [problemAt(`${name}/${LANG}.md`, ["alt"], message)];
  });
}

function textsWithoutPicture(names: readonly string[]): Problem[] {
  return Object.keys(pageAlt)
    .filter((name) => !names.includes(name))
    .map((name) => problemAt(ALT_FILE, [name], noPicture(name, names)));
}

function noPicture(name: string, names: readonly string[]): string {
  const meant = closest(name, names);
  return `there is no picture "${name}"${meant ? `; did you mean ${meant}?` : ""}`;
}
