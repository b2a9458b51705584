import { type Film, findFilm } from "#catalog/pictures/films.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import * as words from "#words/film.ts";

export type FilmView = Omit<Film, "poster"> & {
  name: string;
  poster: string;
  uploadedOn: string;
};

const POSTER_WIDTH = 1280;

/** [1.005] The film behind 'Watch Our Story'. */
export function ourStory(): FilmView | null {
  return toFilm(findFilm("story"), words.ourStory, "2024-01-15");
}

/** [2.072] The one film of the blog. */
export function plantRoomFilm(): FilmView | null {
  return toFilm(findFilm("blog"), words.plantRoom, "2024-05-22");
}

function toFilm(film: Film | null, name: string, uploadedOn: string): FilmView | null {
  if (!film) return null;
  const { src, version } = requirePicture(film.poster);
  return { ...film, name, poster: `${src}-${POSTER_WIDTH}.jpg?v=${version}`, uploadedOn };
}
