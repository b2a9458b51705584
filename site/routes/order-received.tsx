import { href } from "react-router";
import { OrderReceived } from "#site/features/checkout/order-received.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { TextLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Checkout", to: href("/checkout") },
  { label: "Order received", to: href("/order_received") },
];

export function loader() {
  return {
    head: pageHead({
      title: "Order received",
      description:
        "What you have ordered in our demonstration shop, with its totals, ready to print. Nothing was sold and nothing was sent.",
      path: href("/order_received"),
      trail,
      noindex: true,
    }),
  };
}

export const meta = headFromLoader;

/** [2.105] */
export default function OrderReceivedPage() {
  return (
    <>
      <PageBanner
        title="Thank You For Your Order!"
        lead={
          <>
            This was a demonstration, so nothing will be delivered.{" "}
            <TextLink to={href("/home")} className="whitespace-nowrap print:hidden">
              Back to home
            </TextLink>
          </>
        }
        trail={trail}
      />
      <Section spacing="none" aria-label="Your order" className="pb-section">
        <OrderReceived />
      </Section>
    </>
  );
}
