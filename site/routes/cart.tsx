import { href } from "react-router";
import { CartView } from "#site/features/cart/cart-view.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/cart.ts";
import * as shopWords from "#words/shop.ts";
import { island } from "#site/boot/island.tsx";

const CartViewIsland = island("CartView", CartView, { when: "start" });

const trail = [
  { label: shopWords.title, to: href("/shop") },
  { label: words.title, to: href("/cart") },
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

export default function Cart() {
  return (
    <>
      <PageBanner title={words.title} trail={trail} />
      <Section spacing="none" aria-label={words.yourCart} className="pb-section">
        <CartViewIsland />
      </Section>
    </>
  );
}
