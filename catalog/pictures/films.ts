import { z } from "zod";
import { line, order } from "#catalog/fields.ts";
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
  const url = `/media/films/${key}`;
  return { webm: `${url}.webm`, mp4: `${url}.mp4`, ...facts, captions, description };
}

export const films = entries.map(toFilm);

/** The film that pages show under this key; a company may have none. */
export function findFilm(key: "hero" | "hero-portrait" | "story" | "blog"): Film | null {
  const entry = entries.find((entry) => entry.key === key);
  return entry ? toFilm(entry) : null;
}
