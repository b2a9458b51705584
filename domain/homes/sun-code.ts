/** Minutes after midnight. */
export type SunInterval = readonly [from: number, to: number];

/** The 21st of each month, January first. */
export type SunYear = readonly (readonly SunInterval[])[];

/** Homes with the same sun share one entry. */
export type SunCode = {
  /** Twelve days with commas between them. */
  years: string[];
  /** By stack, such as "A1": the lowest floor, and for it and each floor above the index of its year. */
  stacks: Record<string, { lowest: number; years: number[] }>;
};

/** Times are whole steps of five minutes, two letters each. */
const STEP = 5;
const BASE = 36;

type StackSun = { name: string; floor: number; year: SunYear };

export function encodeSun(homes: readonly StackSun[]): SunCode {
  const years: string[] = [];
  const stacks: SunCode["stacks"] = {};
  for (const { name, floor, year } of homes.toSorted((one, other) => one.floor - other.floor)) {
    const text = encodeYear(year);
    if (!years.includes(text)) years.push(text);
    stacks[name] ??= { lowest: floor, years: [] };
    stacks[name].years[floor - stacks[name].lowest] = years.indexOf(text);
  }
  return { years, stacks };
}

/** Null for an unknown home. */
export function decodeSun({ years, stacks }: SunCode, name: string, floor: number): SunYear | null {
  const stack = stacks[name];
  const year = years[stack?.years[floor - stack.lowest] ?? -1];
  return year === undefined ? null : decodeYear(year);
}

export function encodeYear(year: SunYear): string {
  return year
    .map((day) => day.map(([from, to]) => encodeTime(from) + encodeTime(to)).join(""))
    .join(",");
}

export function decodeYear(text: string): SunYear {
  return text
    .split(",")
    .map((day) =>
      [...day.matchAll(/(..)(..)/g)].map(
        ([, from = "", to = ""]) => [decodeTime(from), decodeTime(to)] as const,
      ),
    );
}

function encodeTime(minutes: number): string {
  return (minutes / STEP).toString(BASE).padStart(2, "0");
}

function decodeTime(letters: string): number {
  return Number.parseInt(letters, BASE) * STEP;
}

export function clockTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

export function sunMinutes(day: readonly SunInterval[]): number {
  return day.reduce((sum, [from, to]) => sum + to - from, 0);
}
