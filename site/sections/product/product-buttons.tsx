import type { ProductCard } from "#site/views/product-card.ts";
import { AddToCart, CompareButton, WishButton } from "./product-actions.tsx";

export function ProductButtons({ product }: { product: ProductCard }) {
  return (
    <>
      <AddToCart product={product} size="lg" className="flex-1 max-md:basis-full md:max-w-xs" />
      <WishButton product={product} variant="outline" className="size-14" />
      <CompareButton product={product} variant="outline" className="size-14" />
    </>
  );
}
