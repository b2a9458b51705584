import { type SelectorComponent, transform } from "lightningcss";

/** The browsers Vite builds for. Without them, newer short forms would be written than these can read. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 114 << 16 };

export type PageStyles = {
  css: string;
  /** Nothing of the sheet was left out. */
  whole: boolean;
};

/**
 * What one page needs of a style sheet, in all its states: the rules that name no class, and those
 * whose classes stand in the scripts that draw it.
 */
export function pageStyles(scripts: string, sheet: string): PageStyles {
  let whole = true;
  const words = new Set(scripts.split(/[\s"'`]+/));
  const isUsed = (part: SelectorComponent) =>
    part.type !== "class" ||
    words.has(part.name) ||
    (/["'`]/.test(part.name) && scripts.includes(part.name));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(sheet),
    visitor: {
      Rule: {
        style(rule) {
          if (rule.value.selectors.some((selector) => selector.every(isUsed))) return undefined;
          whole = false;
          return []; // in its place: nothing
        },
      },
    },
  });
  // Once more, for the rules that are left without content.
  const minified = transform({ filename: "page.css", targets, code, minify: true });
  return { css: minified.code.toString(), whole };
}
