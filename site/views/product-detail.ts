import { type Product, productPage } from "#catalog/products.ts";
import { type ProductCard, toProductCard } from "./product-card.ts";

/** A product as its own page tells it, with what every product page says alike. */
export type ProductDetail = ProductCard &
  Pick<Product, "description" | "materials"> & { page: typeof productPage };

export function toProductDetail(product: Product): ProductDetail {
  const { description, materials } = product;
  return { ...toProductCard(product), description, materials, page: productPage };
}
