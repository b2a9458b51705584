import { type Product, productPage } from "#catalog/products.ts";
import * as words from "#words/product.ts";
import { type ProductCard, toProductCard } from "./product-card.ts";

/** Includes the texts that all product pages share. */
export type ProductDetail = ProductCard &
  Pick<Product, "description" | "materials"> & {
    page: typeof productPage;
    /** [2.084] The order is that of the page. */
    facts: [term: string, fact: string][];
  };

export function toProductDetail(product: Product): ProductDetail {
  const { description, materials } = product;
  return {
    ...toProductCard(product),
    description,
    materials,
    page: productPage,
    facts: [
      [words.size, product.size],
      [words.colour, product.color],
      [words.category, productPage.category],
      [words.tags, productPage.tags.join(", ")],
    ],
  };
}
