import type { VideoObject } from "schema-dts";
import { absoluteUrl } from "./absolute-url.ts";

export type FilmFacts = {
  name: string;
  description: string;
  src: string;
  poster: string;
  seconds: number;
  uploadedOn: string;
};

export function filmObject(film: FilmFacts): VideoObject {
  return {
    "@type": "VideoObject",
    name: film.name,
    description: film.description,
    contentUrl: absoluteUrl(film.src),
    thumbnailUrl: absoluteUrl(film.poster),
    duration: `PT${film.seconds}S`,
    uploadDate: film.uploadedOn,
  };
}
