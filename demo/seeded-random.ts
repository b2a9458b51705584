import { createHash } from "node:crypto";

export type SeededRandom = {
  /** At least 0, below 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
};

export function seededRandom(seed: string): SeededRandom {
  let count = 0;
  function next(): number {
    const hash = createHash("md5").update(`${seed} ${count++}`).digest();
    return hash.readUInt32BE() / 2 ** 32;
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}

/** Looks random, and is the same for the same name. */
export function seededId(name: string): string {
  const digits = createHash("md5").update(name).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
