import { StarRating } from "#site/ui/star-rating.tsx";
import type { ProductDetail } from "#site/views/product-detail.ts";
import * as shopWords from "#words/shop.ts";
import { ProductButtons } from "./product-buttons.tsx";
import { ProductPrice } from "./product-price.tsx";
import { island } from "#site/boot/island.tsx";

const ProductButtonsIsland = island("ProductButtons", ProductButtons, {
  className: "mt-8 flex flex-wrap gap-2",
});

export function ProductSummary({ product }: { product: ProductDetail }) {
  const { page } = product;
  return (
    <div>
      <p className="eyebrow text-highlight">{product.brand}</p>
      <h1 className="mt-3 text-3xl">{product.title}</h1>
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-soft">
        <StarRating value={page.rating} />
        {page.reviewsLabel}
      </p>
      <ProductPrice {...product} className="mt-6 text-2xl" />
      {/* On a phone the chat button is at the right edge, so these are at the left. */}
      <ProductButtonsIsland product={product} />
      <p className="script-note mt-6">{shopWords.cartNeedsScript}</p>
      <dl className="mt-10 border-b border-rule text-sm">
        {product.facts.map(([term, fact]) => (
          <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] border-t border-rule py-3">
            <dt className="text-fg-soft">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
