const FRONT_MATTER = /^---\n([\s\S]*?)(?<=\n)---(?:\n|$)/;

/** `linesBefore` counts the lines above the text. */
export type SplitText = { front: string; text: string; linesBefore: number };

/** Null if the file does not begin with fields between two lines of ---. */
export function splitFrontMatter(source: string): SplitText | null {
  const [whole, front] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined || front === undefined) return null;
  return { front, text: source.slice(whole.length), linesBefore: front.split("\n").length + 1 };
}
