import { href } from "react-router";
import { CartView } from "#site/features/cart/cart-view.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Shop", to: href("/shop") },
  { label: "Cart", to: href("/cart") },
];

export function loader() {
  return {
    head: pageHead({
      title: "Cart",
      description:
        "The pieces you have put into the cart of our demonstration shop, with quantities and totals. Nothing is sold and nothing is sent.",
      path: href("/cart"),
      trail,
      noindex: true,
    }),
  };
}

export const meta = headFromLoader;

/** [2.086] */
export default function Cart() {
  return (
    <>
      <PageBanner title="Cart" trail={trail} />
      <Section spacing="none" aria-label="Your cart" className="pb-section">
        <CartView />
      </Section>
    </>
  );
}
