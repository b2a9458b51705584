import { blogFilm, type Film } from "#content/pictures/films.ts";
import { requirePicture } from "#content/pictures/pictures.ts";

/** The one film of the blog [2.072], ready to be played and to be described. */
export type BlogFilm = Pick<
  Film,
  "webm" | "mp4" | "width" | "height" | "seconds" | "description"
> & {
  name: string;
  /** The path of the picture shown before it plays. */
  poster: string;
  uploadedOn: string;
};

const POSTER_WIDTH = 1280;

export function toBlogFilm(): BlogFilm {
  const { poster, captions: _captions, ...film } = blogFilm;
  const { src, version } = requirePicture(poster);
  return {
    ...film,
    name: "A walk through the plant room",
    poster: `${src}-${POSTER_WIDTH}.jpg?v=${version}`,
    uploadedOn: "2024-05-22",
  };
}
