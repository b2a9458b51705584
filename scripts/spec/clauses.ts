import { readFileSync } from "node:fs";

export type Section = { heading: string; clauses: string[] };

const clauseNumber = /`(\d\.\d{3})`/g;

export function readSections(path = "docs/specification.md"): Section[] {
  const sections: Section[] = [{ heading: "0. The product", clauses: [] }];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line.startsWith("## ")) sections.push({ heading: line.slice(3), clauses: [] });
    for (const [, number = ""] of line.matchAll(clauseNumber))
      sections.at(-1)?.clauses.push(number);
  }
  return sections;
}
