/** Puts back what was removed, to where it was; what is there again already stays as it is. */
export function restore<Item extends { id: number }>(list: Item[], item: Item, index: number) {
  if (list.some(({ id }) => id === item.id)) return list;
  return list.toSpliced(index, 0, item);
}
