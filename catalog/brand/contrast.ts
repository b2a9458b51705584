export type Pair = [front: string, grounds: string[], atLeast: number];

/** WCAG 2.2 asks for this contrast at level AA. */
const TEXT = 4.5;
const CONTROL = 3;

const papers = ["paper", "surface", "paper-deep"];
const inks = ["ink", "ink-raised"];

export const pairs: Pair[] = [
  ["ink", [...papers, "note"], TEXT],
  ["ink-soft", [...papers, "note"], TEXT],
  ["accent", papers, TEXT],
  ["sea", papers, TEXT],
  ["success", papers, TEXT],
  ["warning", [...papers, "note"], TEXT],
  ["danger", [...papers, "note"], TEXT],
  ["ink-hover", ["paper"], TEXT],
  ["accent-hover", ["paper"], TEXT],
  ["line-strong", ["paper", "surface"], CONTROL],
];

export const sitePairs: Pair[] = [
  ["ivory", [...inks, "ink-hover", "sea", "success", "warning", "danger"], TEXT],
  ["ivory-soft", inks, TEXT],
  ["accent-on-ink", inks, TEXT],
  ["accent-on-ink-hover", ["ink"], TEXT],
  ["danger-on-ink", inks, TEXT],
  ["line-strong-on-ink", inks, CONTROL],
  // Brass is used in large figures and drawings only.
  ["brass", ["paper", "surface"], CONTROL],
];

type Unreadable = { front: string; message: string };

export function unreadable(colours: Record<string, string>, checked: Pair[]): Unreadable[] {
  return checked.flatMap(([front, grounds, atLeast]) =>
    grounds.flatMap((ground) => {
      const found = contrast(colours[front]!, colours[ground]!);
      if (found >= atLeast) return [];
      // Rounded down: 4.496 is not the 4.5 that is needed.
      const shown = (Math.floor(found * 100) / 100).toFixed(2);
      const message = `has a contrast of ${shown} with ${ground} and needs ${atLeast}: make one of them darker or lighter`;
      return [{ front, message }];
    }),
  );
}

/** The "contrast ratio" of WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
