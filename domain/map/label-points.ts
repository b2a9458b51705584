import type { Point } from "./view.ts";

type LabelText = { kind: string; text: string; angle?: number };

/** The mean width of a letter in pixels, by kind of label; site/styles/map.css sets their sizes. */
const letterWidths: Record<string, number> = { city: 9.5, country: 11, road: 6 };
const LETTER_WIDTH = 6.6;
/** The distance from the middle of a line of text to its upper and lower edge, in pixels. */
export const HALF_LINE = 8;

/** Points along the middle of a text, close enough to stand for the whole text. */
export function textPoints({ kind, text, angle = 0 }: LabelText, { x, y }: Point): Point[] {
  const length = text.length * (letterWidths[kind] ?? LETTER_WIDTH);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const steps = Math.ceil(length / HALF_LINE);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps - 0.5) * length;
    return { x: x + along * cos, y: y + along * sin };
  });
}

/** Whether the texts of which these are points cover each other. */
export function areTooClose(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 2 * HALF_LINE;
}
