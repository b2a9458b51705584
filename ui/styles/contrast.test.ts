import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TEXT = 4.5;
const CONTROL = 3;

const light = tokensIn(readFileSync("ui/styles/tokens.css", "utf8"));
/** The desk in the dark: the same roles with other colours. */
const deskTheme = readFileSync("desk/styles/theme.css", "utf8");
const [deskLight = "", deskDark = ""] = deskTheme.split("prefers-color-scheme: dark");
const lightDesk = new Map([...light, ...tokensIn(deskLight)]);
const darkDesk = new Map([...lightDesk, ...tokensIn(deskDark)]);

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

const deskPairs: typeof pairs = [
  ["ink", [...papers, "note"], TEXT],
  ["ink-soft", [...papers, "note"], TEXT],
  ["accent", papers, TEXT],
  ["sea", papers, TEXT],
  ["success", papers, TEXT],
  ["warning", [...papers, "note"], TEXT],
  ["danger", [...papers, "note"], TEXT],
  ["paper", ["ink", "ink-hover", "accent", "accent-hover", "warning"], TEXT],
  ["line-strong", ["paper", "surface"], CONTROL],
];

const cases = [
  ...casesOf("site", light, pairs),
  ...casesOf("desk", lightDesk, deskPairs),
  ...casesOf("dark desk", darkDesk, deskPairs),
];

test.for(cases)(
  "$place: $front on $ground has a contrast of $atLeast",
  ({ tokens, front, ground, atLeast }) => {
    const found = contrast(hexOf(tokens, front), hexOf(tokens, ground));
    expect(found).toBeGreaterThanOrEqual(atLeast);
  },
);

type Tokens = ReadonlyMap<string, string>;

function casesOf(place: string, tokens: Tokens, checked: typeof pairs) {
  return checked.flatMap(([front, grounds, atLeast]) =>
    grounds.map((ground) => ({ place, tokens, front, ground, atLeast })),
  );
}

function tokensIn(css: string): Map<string, string> {
  const found = css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...found].map(([, role = "", hex = ""]) => [role, hex]));
}

function hexOf(tokens: Tokens, role: string): string {
  const hex = tokens.get(role);
  if (!hex) throw new Error(`there is no opaque colour for ${role}`);
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
