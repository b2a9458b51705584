import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { NewsletterField } from "./newsletter-field.tsx";

/** With LIVE_FORMS=on it sends. The condition is written out because the build evaluates it per module. */
export const NewsletterBox =
  process.env.LIVE_FORMS === "on"
    ? hydrateWhenVisible(() => import("./live-newsletter-box.tsx"), "LiveNewsletterBox")
    : DemoNewsletterBox;

/** [2.029] [5.019] After the browser's own validation nothing happens: without script, `method="dialog"` prevents the submit. */
function DemoNewsletterBox() {
  return (
    <form method="dialog" onSubmit={(event) => event.preventDefault()}>
      <NewsletterField />
    </form>
  );
}
