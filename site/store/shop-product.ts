import type { ShopProduct } from "#domain/shop-state.ts";
import type { ProductCard } from "#site/views/product-card.ts";

/** [3.031] The shop saves a product in the specification's names, with one small picture file. */
export function toShopProduct(card: ProductCard): ShopProduct {
  const { src, widths, version } = card.picture;
  return {
    id: card.id,
    proImg: `${src}-${widths[0]}.jpg?v=${version}`,
    title: card.title,
    price: card.price,
    delPrice: card.oldPrice,
    brand: card.brand,
    size: card.size,
  };
}
