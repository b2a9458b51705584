import type { ContentFile } from "./content-file.ts";

export type Ranked = { order?: number; id?: string | number };

export function rankOf({ order, id }: Ranked): number {
  return order ?? Number(id);
}

/** Reports each number that several `facts.yaml` share, also in files with other mistakes. Which file is the
 * copy cannot be known. */
export function reportSharedRanks(files: ContentFile[]): void {
  const ranks = files.flatMap((file) => findRank(file) ?? []);
  const used = new Set(ranks.map(({ rank }) => rank));
  for (const [rank, [first, ...others]] of Map.groupBy(ranks, ({ rank }) => rank)) {
    for (const { file, line, field } of others) {
      let free = rank;
      while (used.has(free)) free++;
      used.add(free);
      const message = `${rank} is also the ${first!.field} in ${first!.file.name}; change one of them to ${free}, which is free`;
      file.report(line, field, message);
    }
  }
}

function findRank(file: ContentFile) {
  const match = /^(id|order):\s*(-?\d+)\b/m.exec(file.text);
  if (!match) return null;
  const [, field = "", rank] = match;
  const line = file.text.slice(0, match.index).split("\n").length;
  return { file, field, line, rank: Number(rank) };
}
