import type { ReactNode } from "react";
import { Section } from "#site/ui/section.tsx";
import { Tabs } from "#site/ui/tabs.tsx";
import type { ProductDetail } from "#site/views/product-detail.ts";
import * as words from "#words/product.ts";
import { ProductReviews } from "./product-reviews.tsx";

type ProductTabsProps = {
  product: ProductDetail;
  reviewForm: ReactNode;
};

export function ProductTabs({ product, reviewForm }: ProductTabsProps) {
  return (
    <Section tone="surface" spacing="tight" aria-label={words.tabsName}>
      <Tabs
        label={product.title}
        tabs={[
          { id: "description", label: words.description, panel: <Description product={product} /> },
          {
            id: "review",
            label: words.review,
            panel: (
              <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
                <ProductReviews reviews={product.page.reviews} />
                {reviewForm}
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Description({ product }: { product: ProductDetail }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
      <div className="max-w-text space-y-5">
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <h2 className="text-xl">{words.madeOf}</h2>
        <ul className="mt-4 text-sm">
          {product.materials.map((material) => (
            <li key={material} className="border-t border-rule py-3">
              {material}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
