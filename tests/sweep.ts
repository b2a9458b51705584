import { builtPages, onePerKind } from "./built-pages.ts";

/** `npm run sweep` checks a rule on all pages, screens and colour schemes. */
export const isSweep = process.env.SWEEP === "on";

/** One page of each kind in `npm test`, every page in the sweep. */
export function rulePages(pages: string[] = builtPages()): string[] {
  return isSweep ? pages : onePerKind(pages);
}

/** Further rows of a long table are checked only in the sweep. */
export const furtherRows = isSweep ? "" : "tbody tr:nth-child(n + 31)";

/** The first screen or variant in `npm test`, all in the sweep. */
export function everyOrFirst<Screen>(screens: readonly Screen[]): readonly Screen[] {
  return isSweep ? screens : screens.slice(0, 1);
}
