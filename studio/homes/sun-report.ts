import { SUNLIT_SHARE } from "#domain/homes/shade.ts";
import { STEP } from "./sun-samples.ts";

/** One home on one day: the share of glass in the sun, step by step. */
type CheckedDay = {
  home: string;
  day: string;
  /** How many places on the glass rays were cast from. */
  places: number;
  model: number[];
  rays: number[];
  /** Rays that railings and frames let through. */
  bare: number[];
};

/** By development. */
export type CheckedSun = Record<string, CheckedDay[]>;

type Row = CheckedDay & { key: string };

const SHOWN = 12;

/** The tables of docs/sun-check.md. */
export function sunReport(checked: CheckedSun): string {
  const all = Object.entries(checked).flatMap(([key, days]) =>
    days.map((day): Row => ({ key, ...day })),
  );
  const largest = all
    .toSorted((one, other) => gapOf(other) - gapOf(one) || one.home.localeCompare(other.home))
    .slice(0, SHOWN);
  const keys = Object.keys(checked);
  return [
    "Model and rays, railings and frames left out, as in the model:",
    "",
    table(SUMMARY, [
      ...keys.map((key) =>
        summary(
          key,
          all.filter((row) => row.key === key),
          "bare",
        ),
      ),
      summary("all", all, "bare"),
    ]),
    "",
    "Model and rays with railings and frames:",
    "",
    table(SUMMARY, [
      ...keys.map((key) =>
        summary(
          key,
          all.filter((row) => row.key === key),
          "rays",
        ),
      ),
      summary("all", all, "rays"),
    ]),
    "",
    `The ${SHOWN} largest differences, in minutes:`,
    "",
    table(
      ["development", "home", "day", "model", "rays", "rays without railings and frames"],
      largest.map(({ key, home, day, model, rays, bare }) => [
        key,
        home,
        day,
        ...[model, rays, bare].map((shares) => String(minutesOf(shares))),
      ]),
    ),
  ].join("\n");
}

const SUMMARY = [
  "development",
  "homes",
  "days",
  "places on the glass",
  "same minutes",
  "within 5 minutes",
  "within 15 minutes",
  "most",
  "mean difference of the share",
];

function summary(name: string, rows: readonly Row[], by: "rays" | "bare"): string[] {
  const minutes = rows.map((row) => Math.abs(minutesOf(row.model) - minutesOf(row[by])));
  const within = (most: number) => minutes.filter((gap) => gap <= most).length;
  const homes = new Map(rows.map(({ key, home, places }) => [`${key} ${home}`, places]));
  // Of the steps in which either sees any sun.
  const shares = rows.flatMap((row) =>
    row.model
      .map((share, index) => [share, row[by][index] ?? 0] as const)
      .filter(([model, rays]) => model + rays > 0)
      .map(([model, rays]) => Math.abs(model - rays)),
  );
  const counts = [homes.size, rows.length, sum([...homes.values()])];
  const gaps = [within(0), within(STEP), within(3 * STEP), Math.max(...minutes)];
  return [
    name,
    ...[...counts, ...gaps].map(String),
    `${((sum(shares) / shares.length) * 100).toFixed(1)} %`,
  ];
}

function gapOf({ model, rays }: CheckedDay): number {
  return Math.abs(minutesOf(model) - minutesOf(rays));
}

function minutesOf(shares: readonly number[]): number {
  return shares.filter((share) => share >= SUNLIT_SHARE).length * STEP;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map(() => "---");
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
