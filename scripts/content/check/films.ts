import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Problem } from "#catalog/loader/content-error.ts";
import { readText } from "#catalog/loader/content-file.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { contentPath } from "#catalog/loader/content-path.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";
import { type Film, films } from "#catalog/pictures/films.ts";
import { pictureEntry } from "#catalog/pictures/pictures.ts";
import { LANG } from "#domain/language.ts";

const ROUNDED = 0.01;

/** Films exist in both formats, with a poster of the same shape and captions in time. */
export function filmProblems(): Problem[] {
  return films.flatMap((film) => {
    const key = basename(film.webm, ".webm");
    return [
      ...[film.webm, film.mp4].flatMap((path) => missingFile(`films/${key}/facts.yaml`, path)),
      ...posterProblems(key, film),
      ...(film.captions ? captionProblems(key, film.captions.src, film.seconds) : []),
    ];
  });
}

function missingFile(name: string, path: string): Problem[] {
  if (existsSync(join(CONTENT_FOLDER, path))) return [];
  return [problemAt(name, [], `the file ${contentPath(path)} is missing`)];
}

function posterProblems(key: string, { poster, width, height }: Film): Problem[] {
  const picture = pictureEntry(poster);
  if (!picture || Math.abs(picture.width / picture.height - width / height) < ROUNDED) return [];
  const sizes = `${picture.width} x ${picture.height}, and the film ${width} x ${height}`;
  const message = `must have the shape of the film: the picture has ${sizes}`;
  return [problemAt(`films/${key}/facts.yaml`, ["poster"], message)];
}

const CUE = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) --> (?:(\d+):)?(\d\d):(\d\d\.\d{3})/;

function captionProblems(key: string, src: string, seconds: number): Problem[] {
  const missing = missingFile(`films/${key}/${LANG}.md`, src);
  if (missing.length > 0) return missing;
  const lines = readText(join(CONTENT_FOLDER, src)).split("\n");
  const problemOn = (index: number, message: string) => ({
    file: contentPath(src),
    line: index + 1,
    field: "",
    message,
  });
  if (!lines[0]?.startsWith("WEBVTT")) return [problemOn(0, "must begin with WEBVTT")];
  let before = 0;
  return lines.flatMap((line, index) => {
    const match = CUE.exec(line);
    if (!match) return [];
    const [from, to] = [time(match.slice(1, 4)), time(match.slice(4, 7))];
    const follows = from >= before && to > from;
    before = to;
    if (!follows)
      return [problemOn(index, "must begin after the caption before it, and end later")];
    return to > seconds ? [problemOn(index, `ends after the film, which has ${seconds} s`)] : [];
  });
}

function time([hours = "0", minutes = "0", seconds = "0"]: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
