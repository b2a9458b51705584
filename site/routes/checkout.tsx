import { href } from "react-router";
import { CheckoutView } from "#site/features/checkout/checkout-view.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Cart", to: href("/cart") },
  { label: "Checkout", to: href("/checkout") },
];

export function loader() {
  return {
    head: pageHead({
      title: "Checkout",
      description:
        "The checkout of our demonstration shop: coupon, billing address and payment with sample values. Nothing is charged and nothing is sent.",
      path: href("/checkout"),
      trail,
      noindex: true,
    }),
  };
}

export const meta = headFromLoader;

/** [2.093] */
export default function Checkout() {
  return (
    <>
      <PageBanner title="Checkout" trail={trail} />
      <Section spacing="none" aria-label="Your order" className="pb-section">
        <CheckoutView />
      </Section>
    </>
  );
}
