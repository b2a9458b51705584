const FRONT_MATTER = /^---\n([\s\S]*?)(?<=\n)---(?:\n|$)/;

/** The fields of a Markdown file, the text below them and how many lines stand above that text. */
export type SplitText = { front: string; text: string; linesBefore: number };

/** Splits a Markdown file; null where it does not begin with fields between two lines of ---. */
export function splitFrontMatter(source: string): SplitText | null {
  const [whole, front] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined || front === undefined) return null;
  return { front, text: source.slice(whole.length), linesBefore: front.split("\n").length + 1 };
}
