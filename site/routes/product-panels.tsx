import { ReviewForm } from "#site/features/product-review/review-form.tsx";
import { ProductTabs } from "#site/sections/product/product-tabs.tsx";
import type { ProductDetail } from "#site/views/product-detail.ts";

export function ProductPanels({ product }: { product: ProductDetail }) {
  return <ProductTabs product={product} reviewForm={<ReviewForm />} />;
}
