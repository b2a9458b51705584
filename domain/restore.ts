/** Inserts a removed item at its old index, unless the list has it again. */
export function restore<Item extends { id: number }>(list: Item[], item: Item, index: number) {
  if (list.some(({ id }) => id === item.id)) return list;
  return list.toSpliced(index, 0, item);
}
