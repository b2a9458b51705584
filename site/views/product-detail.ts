import { type Product, productPage } from "#catalog/products.ts";
import { type ProductCard, toProductCard } from "./product-card.ts";

/** A product with everything its own page shows, including the texts that all product pages share. */
export type ProductDetail = ProductCard &
  Pick<Product, "description" | "materials"> & { page: typeof productPage };

export function toProductDetail(product: Product): ProductDetail {
  const { description, materials } = product;
  return { ...toProductCard(product), description, materials, page: productPage };
}
