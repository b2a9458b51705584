import { useEffect } from "react";
import { nextTurn } from "#site/ui/next-turn.ts";
import type { ProductCard } from "#site/views/product-card.ts";
import { keepProducts } from "./shop-actions.ts";
import { toShopProduct } from "./shop-product.ts";

/** [3.041] Saves the products a page shows as the product list. */
export function useKeptProducts(products: ProductCard[]): void {
  useEffect(() => {
    void nextTurn().then(() => keepProducts(products.map(toShopProduct)));
  }, [products]);
}
