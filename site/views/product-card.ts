import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { Product } from "#catalog/products.ts";

export type ProductCard = Pick<
  Product,
  "id" | "title" | "price" | "oldPrice" | "brand" | "size" | "color"
> & { picture: Picture };

export function toProductCard(product: Product): ProductCard {
  const { description: _description, materials: _materials, key, ...card } = product;
  return { ...card, picture: requirePicture(`products/${key}`) };
}
