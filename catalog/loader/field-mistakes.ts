import type { z } from "zod";
import { closest } from "./closest.ts";

type Path = readonly PropertyKey[];

type Mistake = { path: Path; message: string };

/** A misspelt field is one mistake, not an unknown and a missing one. */
export function fieldMistakes(issues: readonly z.core.$ZodIssue[], data: unknown): Mistake[] {
  const missing = issues
    .filter(({ code, path }) => code !== "unrecognized_keys" && isEmpty(valueAt(path, data)))
    .map(({ path }) => ({ path, message: "is missing" }));
  const misspelt = new Set<Mistake>();

  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const siblings = missing.filter(({ path }) => samePath(path.slice(0, -1), issue.path));
    return issue.keys.map((key) => {
      const names = siblings.map(({ path }) => String(path.at(-1)));
      const meant = closest(key, names);
      const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
      const sibling = siblings[names.indexOf(meant ?? "")];
      if (sibling) misspelt.add(sibling);
      return { path: [...issue.path, key], message: `is not a known field${hint}` };
    });
  });

  const wrong = issues.filter(
    ({ code, path }) => code !== "unrecognized_keys" && !isEmpty(valueAt(path, data)),
  );
  return [...unknown, ...missing.filter((mistake) => !misspelt.has(mistake)), ...wrong];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

function valueAt(path: Path, data: unknown): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], data);
}
