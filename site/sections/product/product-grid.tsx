import type { ProductCard as Product } from "#site/views/product-card.ts";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: Product[];
  level: 2 | 3;
  /** Its first picture is the largest of the first screen. */
  startsPage?: boolean;
};

export function ProductGrid({ products, level, startsPage }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-12 md:gap-x-6 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-20">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} level={level} isFirst={startsPage && index === 0} />
        </li>
      ))}
    </ul>
  );
}
