import { type SelectorComponent, transform } from "lightningcss";

/** The browsers Vite builds for. Without them, lightningcss writes shorthands that these cannot parse. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 114 << 16 };

/** The rules of a stylesheet that one page needs in all its states: those without a class, and those
 * whose classes occur in the scripts that render the page. */
export function pageStyles(scripts: string, stylesheet: string): string {
  const words = new Set(scripts.split(/[\s"'`]+/));
  const isUsed = (part: SelectorComponent) =>
    part.type !== "class" ||
    words.has(part.name) ||
    (/["'`]/.test(part.name) && scripts.includes(part.name));
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(stylesheet),
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((selector) => selector.every(isUsed)) ? undefined : [];
        },
      },
    },
  });
  // The second pass removes rules that are now empty.
  return transform({ filename: "page.css", targets, code, minify: true }).code.toString();
}
