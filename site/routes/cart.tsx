import { href } from "react-router";
import { CartView } from "#site/features/cart/cart-view.tsx";
import { pageMeta } from "#site/seo/page-meta.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import type { Route } from "./+types/cart.ts";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Shop", to: href("/shop") },
  { label: "Cart", to: href("/cart") },
];

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Cart",
    description:
      "The pieces you have put into the cart of our demonstration shop, with quantities and totals. Nothing is sold and nothing is sent.",
    path: href("/cart"),
    trail,
    noindex: true,
  });

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
