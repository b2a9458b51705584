import { builtPages, onePerKind } from "./built-pages.ts";

/** `npm run sweep` sets it: a rule for all pages, screens or colour schemes is then checked on each of them. */
export const isSweep = process.env.SWEEP === "on";

/** The pages on which a rule for all pages is checked: one of each kind in `npm test`, every page in the sweep. */
export function rulePages(pages: string[] = builtPages()): string[] {
  return isSweep ? pages : onePerKind(pages);
}

/** The rows of a long table that are like those above them, as a selector; the sweep checks them too. */
export const furtherRows = isSweep ? "" : "tbody tr:nth-child(n + 31)";

/** The screens or other variants for which a rule is checked: the first in `npm test`, all of them in the sweep. */
export function everyOrFirst<Screen>(screens: readonly Screen[]): readonly Screen[] {
  return isSweep ? screens : screens.slice(0, 1);
}
