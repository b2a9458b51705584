import * as fc from "fast-check";
import type { ShopProduct } from "./shop-state.ts";

export function makeProduct(part: Partial<ShopProduct> = {}): ShopProduct {
  return {
    id: 1,
    proImg: "/media/products/oak-chair-320.jpg",
    title: "Oak Chair",
    price: "150.00",
    delPrice: "200.00",
    brand: "Workshop",
    size: "48 x 52 x 78 cm",
    ...part,
  };
}

const price = fc.integer({ min: 1, max: 100_000_00 }).map((cents) => (cents / 100).toFixed(2));

/** Any product; few ids, so that they repeat. */
export const someProduct = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  proImg: fc.constant("/media/products/oak-chair-320.jpg"),
  title: fc.string(),
  price,
  delPrice: price,
  brand: fc.string(),
  size: fc.string(),
});
