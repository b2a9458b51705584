import {
  ENTRY_SCRIPT,
  FONT_FACES,
  ISLAND,
  ISLAND_PROPS,
  ISLAND_PROP_FILES,
} from "#site/boot/names.ts";
import type { InlineScripts } from "./bundle-inline-scripts.ts";

const charset = /<meta charset="utf-8"\/>/i;
const stylesheet = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;
/** The fallbacks, which are installed fonts, have no URL. */
const fontFace = /@font-face\{[^}]*url\([^}]*\}/g;
const islandName = new RegExp(`${ISLAND}="(\\w+)"`, "g");
const islandProps = new RegExp(`${ISLAND_PROPS}="([^"]*)"`, "g");

/** Longer properties of an island are fetched with its script. */
const MAX_INLINE_PROPS = 1000;

export type BuildFiles = {
  /** The script that hydrates the islands. */
  entry: string;
  inline: InlineScripts;
  /** The rules of a stylesheet that a page needs, given its HTML and the names of its islands. */
  styles(href: string, html: string, islands: string[]): string;
  /** Writes a file under a name with a hash of its content and returns its path. */
  addFile(name: string, content: string): string;
};

/** Inlines the styles of a prerendered page, and loads its scripts after the first paint. Throws when
 * React Router's HTML is not as expected, so that an upgrade cannot silently undo it. */
export function tuneHtml(html: string, files: BuildFiles): string {
  if (!charset.test(html)) throw new Error("The page has no charset.");
  if (!html.includes("</body>")) throw new Error("The page has no end of its body.");
  if (/<script(?! type="(?:application|speculationrules))/.test(html)) {
    throw new Error("React Router's HTML has a script.");
  }
  if (html.match(stylesheet)?.length !== html.match(/rel="stylesheet"/g)?.length) {
    throw new Error("The page links a stylesheet that is not in the build.");
  }
  const islands = [...new Set([...html.matchAll(islandName)].map(([, name = ""]) => name))];
  const faces: string[] = [];
  return html
    .replaceAll(islandProps, (attribute, props: string) => moveProps(attribute, props, files))
    .replaceAll(stylesheet, (_, href: string) => {
      const styles = files.styles(href, html, islands.toSorted());
      faces.push(...(styles.match(fontFace) ?? []));
      return `<style>${styles.replaceAll(fontFace, "")}</style>`;
    })
    .replace(charset, (tag) => {
      const fonts = `<style id="${FONT_FACES}">${faces.join("")}</style>`;
      return `${tag}${fonts}<script>${files.inline.head}</script>`;
    })
    .replace(
      "</body>",
      () => `<script ${ENTRY_SCRIPT}="${files.entry}">${files.inline.body}</script></body>`,
    );
}

/** Moves long properties of an island to files, one for each, because islands may share them. */
function moveProps(attribute: string, escaped: string, files: BuildFiles): string {
  const props = Object.entries(JSON.parse(unescape(escaped)) as Record<string, unknown>);
  const isLong = ([, value]: [string, unknown]) =>
    (JSON.stringify(value)?.length ?? 0) > MAX_INLINE_PROPS;
  const moved = props
    .filter(isLong)
    .map(([name, value]) => `${name}=${files.addFile(`${name}.json`, JSON.stringify(value))}`);
  if (moved.length === 0) return attribute;
  const kept = JSON.stringify(Object.fromEntries(props.filter((prop) => !isLong(prop))));
  return `${ISLAND_PROPS}="${escape(kept)}" ${ISLAND_PROP_FILES}="${moved.join(" ")}"`;
}

/** As React escapes attributes. */
const escapes = { "&": "&amp;", '"': "&quot;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

function escape(text: string): string {
  return text.replaceAll(/[&"'<>]/g, (char) => escapes[char as keyof typeof escapes]);
}

function unescape(text: string): string {
  return Object.entries(escapes).reduceRight(
    (result, [char, escaped]) => result.replaceAll(escaped, char),
    text,
  );
}
