import type { ContentFile } from "./content-file.ts";

export type Ranked = { order?: number; id?: string | number };

/** The number that orders an entry, and the file that it is written in. */
export type Rank = { file: ContentFile; rank: number };

export function rankOf({ order, id }: Ranked): number {
  return order ?? Number(id);
}

/** Reports each number that several entries have. Which of them is the copy cannot be known. */
export function reportSharedRanks(ranks: Rank[]): void {
  const used = new Set(ranks.map(({ rank }) => rank));
  for (const [rank, sharing] of Map.groupBy(ranks, ({ rank }) => rank)) {
    const [first, ...others] = sharing.map(({ file }) => file);
    for (const other of others) {
      let free = rank;
      while (used.has(free)) free++;
      used.add(free);
      const { field, line } = locate(first!);
      const message = `${rank} is also the ${field} in ${other.name}; change one of them to ${free}, which is free`;
      first!.report(line, field, message);
    }
  }
}

function locate({ text }: ContentFile): { field: string; line: number } {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => /^(id|order):/.test(line));
  return { field: lines[index]?.split(":")[0] ?? "id", line: index + 1 };
}
