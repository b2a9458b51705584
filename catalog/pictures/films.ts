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
    poster: line,
  }),
  words: z.strictObject({
    description: line,
    captions: z.strictObject({ src: line, language: line, label: line }).optional(),
  }),
  text: noText,
});

export type Film = ReturnType<typeof toFilm>;

function toFilm({ key, facts: { order: _order, ...facts }, words }: (typeof entries)[number]) {
  const { description, captions = null } = words;
  const url = `/media/films/${key}`;
  return { webm: `${url}.webm`, mp4: `${url}.mp4`, ...facts, captions, description };
}

export const films = entries.map(toFilm);

/** A company may have no film. */
export function findFilm(key: "story" | "blog"): Film | null {
  const entry = entries.find((entry) => entry.key === key);
  return entry ? toFilm(entry) : null;
}

/** The film that begins with a picture. */
export function filmFrom(poster: string): Film | null {
  return films.find((film) => film.poster === poster) ?? null;
}
