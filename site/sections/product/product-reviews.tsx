import { StarRating } from "#site/ui/star-rating.tsx";
import type { ProductDetail } from "#site/views/product-detail.ts";
import * as words from "#words/product.ts";

export function ProductReviews({ reviews }: { reviews: ProductDetail["page"]["reviews"] }) {
  return (
    <div>
      <h2 className="text-xl">{words.reviews}</h2>
      <ul className="mt-4">
        {reviews.map(({ name, dateLabel, rating, text }) => (
          <li key={name} className="border-t border-rule py-6">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="font-medium">{name}</p>
              <StarRating value={rating} size={16} />
              <p className="text-sm text-fg-soft">{dateLabel}</p>
            </div>
            <p className="mt-3 max-w-text">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
