import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TEXT = 4.5;
const CONTROL = 3;

const tokens = new Map(
  [
    ...readFileSync("site/styles/tokens.css", "utf8").matchAll(
      /--color-([a-z-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, role, hex]) => [role, hex] as const),
);

const papers = ["paper", "surface", "paper-deep"];
const inks = ["ink", "ink-raised"];

const pairs: [front: string, grounds: string[], atLeast: number][] = [
  ["ink", papers, TEXT],
  ["ink-soft", papers, TEXT],
  ["accent", papers, TEXT],
  ["sea", papers, TEXT],
  ["success", papers, TEXT],
  ["warning", papers, TEXT],
  ["danger", papers, TEXT],
  ["ivory", [...inks, "ink-hover", "sea", "success", "warning", "danger"], TEXT],
  ["ivory-soft", inks, TEXT],
  ["accent-on-ink", inks, TEXT],
  ["danger-on-ink", inks, TEXT],
  // Text on buttons, at rest and on hover.
  ["paper", ["ink", "ink-hover", "accent", "accent-hover"], TEXT],
  ["ink", ["ivory", "surface", "accent-on-ink", "accent-on-ink-hover"], TEXT],
  // Borders that show where a control is.
  ["line-strong", ["paper", "surface"], CONTROL],
  ["line-strong-on-ink", inks, CONTROL],
  // Brass is used in large figures and drawings only.
  ["brass", ["paper", "surface"], CONTROL],
];

const cases = pairs.flatMap(([front, grounds, atLeast]) =>
  grounds.map((ground) => ({ front, ground, atLeast })),
);

test.for(cases)("$front on $ground has a contrast of $atLeast", ({ front, ground, atLeast }) => {
  expect(contrast(hexOf(front), hexOf(ground))).toBeGreaterThanOrEqual(atLeast);
});

function hexOf(role: string): string {
  const hex = tokens.get(role);
  if (!hex) throw new Error(`tokens.css has no opaque colour for ${role}`);
  return hex;
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
