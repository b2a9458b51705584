import type { VideoObject } from "schema-dts";
import type { FilmView } from "#site/views/film.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";

export function filmObject(film: FilmView): VideoObject {
  return {
    "@type": "VideoObject",
    name: film.name,
    description: film.description,
    contentUrl: absoluteUrl(film.mp4),
    thumbnailUrl: absoluteUrl(film.poster),
    duration: `PT${film.seconds}S`,
    uploadDate: film.uploadedOn,
  };
}
