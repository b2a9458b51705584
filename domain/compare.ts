import type { Notice } from "./notice.ts";
import type { ShopProduct } from "./shop-state.ts";

type CompareList = ShopProduct[];
type CompareChange = { list: CompareList; notice: Notice };

const ADDED: Notice = { kind: "success", text: "Added to Compare List" };
const PRESENT: Notice = { kind: "warning", text: "Already added to Compare List" };
const REMOVED: Notice = { kind: "warning", text: "Item Removed from Compare List" };
// [4.035] The kind 'success' for a failure, and the spelling, are kept on purpose.
const ABSENT: Notice = { kind: "success", text: "Target no Found" };

export function addToCompare(list: CompareList, product: ShopProduct): CompareChange {
  return includes(list, product.id)
    ? { list, notice: PRESENT }
    : { list: [...list, product], notice: ADDED };
}

export function removeFromCompare(list: CompareList, id: number): CompareChange {
  return includes(list, id)
    ? { list: list.filter((product) => product.id !== id), notice: REMOVED }
    : { list, notice: ABSENT };
}

function includes(list: CompareList, id: number) {
  return list.some((product) => product.id === id);
}
