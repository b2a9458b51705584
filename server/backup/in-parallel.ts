/** Files wait for the disk, which takes many of them at once. */
const AT_ONCE = 32;

export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  async function workOn(): Promise<void> {
    for (const item of left) await work(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
