import { useEffect } from "react";
import type { ProductCard } from "#site/views/product-card.ts";
import { keepProducts } from "./shop-actions.ts";
import { toShopProduct } from "./shop-product.ts";

/** [3.041] The products of a page are saved as the product list. */
export function useKeptProducts(products: ProductCard[]): void {
  useEffect(() => {
    // In a separate task: requesting the lock takes the browser a while.
    setTimeout(keepProducts, 0, products.map(toShopProduct));
  }, [products]);
}
