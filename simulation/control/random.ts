export type Random = ReturnType<typeof createRandom>;

/** Numbers that depend on nothing but the seed. */
export function createRandom(seed: number) {
  let state = (seed ^ 0x9e3779b9) >>> 0;

  /** 32 bits: a counter whose bits are mixed. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  const below = (limit: number) => Math.floor((next() / 2 ** 32) * limit);

  return {
    /** At least 0, less than 1. */
    share: () => next() / 2 ** 32,
    /** A whole number from 0 to `limit - 1`. */
    below,
    chance: (probability: number) => next() / 2 ** 32 < probability,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[below(items.length)]!;
    },
    bytes: (count: number) => Buffer.from(Array.from({ length: count }, () => next() & 0xff)),
  };
}
