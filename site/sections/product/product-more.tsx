import { href } from "react-router";
import { useKeptProducts } from "#site/store/use-kept-products.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import type { ProductCard } from "#site/views/product-card.ts";
import * as words from "#words/product.ts";
import { ProductGrid } from "./product-grid.tsx";

type ProductMoreProps = {
  products: ProductCard[];
  besides: number;
};

export function ProductMore({ products, besides }: ProductMoreProps) {
  useKeptProducts(products);
  const others = products.filter(({ id }) => id !== besides);
  return (
    <Section
      heading={words.moreProducts}
      size="small"
      action={<ArrowLink href={href("/shop")}>{words.allProducts}</ArrowLink>}
    >
      {/* Two rows of two on a phone, one row of three on a wide screen. */}
      <div className="lg:[&_li:nth-child(4)]:hidden">
        <ProductGrid products={others.slice(0, 4)} level={3} />
      </div>
    </Section>
  );
}
