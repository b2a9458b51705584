import { island } from "#site/boot/island.tsx";
import { LiveNewsletterBox } from "./live-newsletter-box.tsx";
import { NewsletterField } from "./newsletter-field.tsx";

/** With LIVE_FORMS=on it sends. The condition is written out because the build evaluates it per module. */
export const NewsletterBox =
  process.env.LIVE_FORMS === "on"
    ? island("LiveNewsletterBox", LiveNewsletterBox)
    : DemoNewsletterBox;

/** [2.029] [5.019] After the browser's own validation `method="dialog"` does nothing. */
function DemoNewsletterBox() {
  return (
    <form method="dialog">
      <NewsletterField />
    </form>
  );
}
