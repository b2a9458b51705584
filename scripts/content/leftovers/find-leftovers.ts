import type { DemoFact } from "./demo-facts.ts";
import type { SiteText } from "./site-texts.ts";

/** The excerpt shows the demo's own spelling if the place has it. */
type Found = { place: string; excerpt: string; isAsWritten: boolean };

export type Leftover = { fact: DemoFact; count: number; found: Found[] };

/** How much of a text is shown before and after a fact. */
const CONTEXT = 40;

/** Returns the most frequent fact first. Each has one excerpt per place, and pages come before other places. */
export function findLeftovers(facts: readonly DemoFact[], texts: Iterable<SiteText>): Leftover[] {
  const factOf = new Map(facts.flatMap((fact) => fact.spellings.map((text) => [text, fact])));
  const leftovers = new Map<DemoFact, Leftover>();
  // The longer of two that begin alike is meant: "Harbour House Phase 2", not "Harbour House".
  const spellings = [...factOf.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${spellings.map(escape).join("|")})(?![\p{L}\p{N}])`,
    "gu",
  );
  for (const { place, text } of texts) {
    for (const { 0: spelling, index } of text.matchAll(pattern)) {
      const fact = factOf.get(spelling)!;
      const leftover = leftovers.get(fact) ?? { fact, count: 0, found: [] };
      leftovers.set(fact, leftover);
      leftover.count += 1;
      const isAsWritten = spelling === fact.text;
      const before = leftover.found.at(-1)?.place === place ? leftover.found.pop()! : null;
      const isBetter = !before || (isAsWritten && !before.isAsWritten);
      leftover.found.push(
        isBetter ? { place, excerpt: excerpt(text, index, spelling.length), isAsWritten } : before,
      );
    }
  }
  for (const { found } of leftovers.values()) found.sort(byPlace);
  return [...leftovers.values()].toSorted((one, other) => other.count - one.count);
}

function byPlace({ place: one }: Found, { place: other }: Found): number {
  return Number(one.includes(".")) - Number(other.includes(".")) || one.length - other.length;
}

function excerpt(text: string, index: number, length: number): string {
  const end = index + length;
  const before = text.slice(Math.max(0, index - CONTEXT), index);
  const [after = ""] = text.slice(end, end + CONTEXT).split("<");
  const words = before.slice(before.lastIndexOf(">") + 1) + text.slice(index, end) + after;
  return words.replaceAll(/\s+/g, " ").trim();
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
