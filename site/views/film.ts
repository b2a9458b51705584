import { type Captions, storyFilm } from "#content/pictures/films.ts";
import { requirePicture } from "#content/pictures/pictures.ts";

/** [1.005] The film behind 'Watch Our Story'. */
export type StoryFilm = {
  name: string;
  description: string;
  webm: string;
  mp4: string;
  /** The path of the picture shown before it plays. */
  poster: string;
  captions: Captions;
  seconds: number;
  uploadedOn: string;
};

const POSTER_WIDTH = 1280;

export function toStoryFilm(): StoryFilm {
  const { webm, mp4, captions, seconds, description } = storyFilm;
  if (!captions) throw new Error("The story film has no captions");
  const { src, version } = requirePicture(storyFilm.poster);
  return {
    name: "Our Story",
    description,
    webm,
    mp4,
    poster: `${src}-${POSTER_WIDTH}.jpg?v=${version}`,
    captions,
    seconds,
    uploadedOn: "2024-01-15",
  };
}
