import { href } from "react-router";
import { useKeptProducts } from "#site/store/use-kept-products.ts";
import { Pagination } from "#site/ui/pagination.tsx";
import { Section } from "#site/ui/section.tsx";
import type { ProductCard } from "#site/views/product-card.ts";
import * as words from "#words/shop.ts";
import { ProductGrid } from "./product-grid.tsx";

/** [2.079] The page numbers are static: all link to this page. A list of one product has none. */
export function ShopPage({ products }: { products: ProductCard[] }) {
  useKeptProducts(products);
  return (
    <Section spacing="none" aria-label={words.productsName} className="pb-section">
      <p className="script-note mb-10">{words.listsNeedScript}</p>
      <ProductGrid products={products} level={2} startsPage />
      <Pagination
        label={words.shopPages}
        count={Math.min(3, products.length)}
        to={href("/shop")}
        className="mt-16"
      />
    </Section>
  );
}
