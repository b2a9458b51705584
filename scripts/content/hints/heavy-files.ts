import { globSync, statSync } from "node:fs";
import { join } from "node:path";

const KILOBYTE = 1000;

/** Every visitor of a page loads these; kilobytes that suit a phone on a slow connection. */
const LIMITS: [string, number][] = [
  ["media/projects/*/tile-640.avif", 45],
  ["media/projects/*/hero-1600.avif", 180],
  ["media/films/slide-*.{mp4,webm}", 1300],
  ["media/films/slide-*-upright.{mp4,webm}", 700],
];

export function heavyFiles(folder: string): string[] {
  return LIMITS.flatMap(([pattern, most]) =>
    globSync(pattern, { cwd: folder })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).size > most * KILOBYTE)
      .map((file) => `${file}: has more than ${most} kB, which makes the page slow on a phone`),
  );
}
