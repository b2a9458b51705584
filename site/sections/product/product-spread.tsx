import type { ReactNode } from "react";
import { Breadcrumbs } from "#site/ui/breadcrumbs.tsx";
import type { ProductDetail } from "#site/views/product-detail.ts";
import { ProductSummary } from "./product-summary.tsx";

type ProductSpreadProps = {
  product: ProductDetail;
  trail: { label: string; to?: string }[];
  picture: ReactNode;
};

export function ProductSpread({ product, trail, picture }: ProductSpreadProps) {
  return (
    <section aria-label={product.title} className="page-width pt-1 pb-section md:pt-3">
      <Breadcrumbs trail={trail} />
      <div className="mt-4 grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:mt-8 lg:grid-cols-12 xl:gap-x-[min(4rem,6vw)]">
        <div className="lg:col-span-7">{picture}</div>
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:pt-4">
          <ProductSummary product={product} />
        </div>
      </div>
    </section>
  );
}
