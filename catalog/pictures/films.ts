import { z } from "zod";
import { line, order } from "#catalog/fields.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { noText } from "#catalog/loader/markdown-texts.ts";
import { readEntries } from "#catalog/loader/read-entries.ts";

const size = z.int().positive();

const entries = readEntries("films", {
  facts: z.strictObject({
    order,
    width: size,
    height: size,
    seconds: z.number().positive(),
    /** The name of the picture that is shown until the film plays. */
    poster: line,
  }),
  words: z.strictObject({
    /** What the film shows, for those who do not see it. */
    description: line,
    captions: z.strictObject({ src: line, language: line, label: line }).optional(),
  }),
  text: noText,
});

/** A film with its poster (a picture's name) and, if it has speech, its captions. */
export type Film = ReturnType<typeof toFilm>;

function toFilm({ key, facts: { order: _order, ...facts }, words }: (typeof entries)[number]) {
  const { description, captions = null } = words;
  const address = `/media/films/${key}`;
  return { webm: `${address}.webm`, mp4: `${address}.mp4`, ...facts, captions, description };
}

function requireFilm(key: string): Film {
  const entry = entries.find((entry) => entry.key === key);
  if (!entry) throw new Error(`There is no film ${contentPath("films", key)}`);
  return toFilm(entry);
}

export const heroFilm = requireFilm("hero");
export const heroPortraitFilm = requireFilm("hero-portrait");
// [1.005]
export const storyFilm = requireFilm("story");
// [2.072]
export const blogFilm = requireFilm("blog");

export const films = [heroFilm, heroPortraitFilm, storyFilm, blogFilm];
