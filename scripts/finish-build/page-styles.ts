import { type SelectorComponent, transform } from "lightningcss";

export type PageStyles = {
  css: string;
  /** Nothing of the sheet was left out. */
  whole: boolean;
};

/**
 * What one page needs of a style sheet: the rules that name no class, and those whose classes all
 * stand in its HTML. Pages of one kind have the same classes, so the work is done once for them.
 */
export function pageStyles(html: string, sheet: string): PageStyles {
  const classes = classesIn(html);
  const key = [...classes].toSorted().join(" ");
  const ofSheet = known.get(sheet) ?? new Map<string, PageStyles>();
  known.set(sheet, ofSheet);
  const styles = ofSheet.get(key) ?? keepUsed(sheet, classes);
  ofSheet.set(key, styles);
  return styles;
}

const known = new Map<string, Map<string, PageStyles>>();

function keepUsed(sheet: string, classes: Set<string>): PageStyles {
  let whole = true;
  const isUsed = (part: SelectorComponent) => part.type !== "class" || classes.has(part.name);
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
  const minified = transform({ filename: "page.css", code, minify: true });
  return { css: minified.code.toString(), whole };
}

function classesIn(html: string): Set<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    unescape(value).split(/\s+/),
  );
  return new Set(names.filter(Boolean));
}

/** What React writes for characters that have a meaning in HTML. */
const escapes: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescape(value: string): string {
  return value.replace(/&(amp|gt|lt|quot|#x27);/g, (escape) => escapes[escape] ?? escape);
}
