import { href } from "react-router";
import { CheckoutView } from "#site/features/checkout/checkout-view.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import * as cartWords from "#words/cart.ts";
import * as words from "#words/checkout.ts";
import { island } from "#site/boot/island.tsx";

const CheckoutViewIsland = island("CheckoutView", CheckoutView, { when: "start" });

const trail = [
  { label: cartWords.title, to: href("/cart") },
  { label: words.title, to: href("/checkout") },
];

export function loader() {
  return {
    head: pageHead({
      title: words.title,
      description: words.description,
      trail,
      noindex: true,
    }),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Checkout() {
  return (
    <>
      <PageBanner title={words.title} trail={trail} />
      <Section spacing="none" aria-label={words.yourOrder} className="pb-section">
        <CheckoutViewIsland />
      </Section>
    </>
  );
}
