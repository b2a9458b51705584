import { href } from "react-router";
import { OrderReceived } from "#site/features/checkout/order-received.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { TextLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import * as checkoutWords from "#words/checkout.ts";
import * as words from "#words/order.ts";
import { island } from "#site/boot/island.tsx";

const OrderReceivedIsland = island("OrderReceived", OrderReceived, { when: "start" });

const trail = [
  { label: checkoutWords.title, to: href("/checkout") },
  { label: words.title, to: href("/order_received") },
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

export default function OrderReceivedPage() {
  return (
    <>
      <PageBanner
        title={words.thanks}
        lead={
          <>
            {words.lead}{" "}
            <TextLink href={href("/home")} className="whitespace-nowrap print:hidden">
              {words.backToHome}
            </TextLink>
          </>
        }
        trail={trail}
      />
      <Section spacing="none" aria-label={words.yourOrder} className="pb-section">
        <OrderReceivedIsland />
      </Section>
    </>
  );
}
