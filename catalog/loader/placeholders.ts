import type { ContentFile, Placeholders } from "./content-file.ts";

const PLACEHOLDER = /\{([a-z][A-Za-z.]*)\}/g;

export function checkPlaceholders({ text, placeholders, report }: ContentFile): void {
  for (const { index, 0: written, 1: name = "" } of text.matchAll(PLACEHOLDER)) {
    if (Object.hasOwn(placeholders, name)) continue;
    const known = Object.keys(placeholders).map((name) => `{${name}}`);
    const line = text.slice(0, index).split("\n").length;
    const hint = known.length > 0 ? `use one of ${known.join(", ")}` : "this text may have none";
    report(line, "", `unknown placeholder ${written}; ${hint}`);
  }
}

export function fillPlaceholders(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === "string") {
    return value.replaceAll(PLACEHOLDER, (_, name: string) => placeholders[name] ?? "");
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, placeholders)]),
  );
}
