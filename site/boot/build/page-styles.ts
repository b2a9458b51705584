import { type SelectorComponent, transform } from "lightningcss";

/** The browsers Vite builds for. Without them, lightningcss writes shorthands that these cannot parse. */
const targets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 114 << 16 };

/** Returns the rules of a stylesheet that a page needs in all its states: those without a class, and
 * those whose classes occur in its HTML or scripts. */
export function pageStyles(stylesheet: string): (text: string) => string {
  const names = classNames(stylesheet);
  const cache = new Map<string, string>();
  return (text) => {
    const words = new Set(text.split(/[\s"'`]+/));
    const used = names.filter(
      (name) => words.has(name) || (/["'`]/.test(name) && text.includes(name)),
    );
    const key = used.join(" ");
    const styles = cache.get(key) ?? rulesFor(stylesheet, new Set(used));
    cache.set(key, styles);
    return styles;
  };
}

function rulesFor(stylesheet: string, used: ReadonlySet<string>): string {
  const isUsed = (part: SelectorComponent) => part.type !== "class" || used.has(part.name);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(stylesheet),
    visitor: {
      Rule: {
        style: (rule) =>
          rule.value.selectors.some((selector) => selector.every(isUsed)) ? undefined : [],
      },
    },
  });
  // The second pass removes rules that are now empty.
  return transform({ filename: "page.css", targets, code, minify: true }).code.toString();
}

function classNames(stylesheet: string): string[] {
  const names = new Set<string>();
  transform({
    filename: "page.css",
    code: Buffer.from(stylesheet),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === "class") names.add(part.name);
      },
    },
  });
  return [...names];
}
