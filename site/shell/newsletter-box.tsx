import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { NewsletterField } from "./newsletter-field.tsx";

/** With LIVE_FORMS=on it sends. The condition stands here in full because the build decides it by module. */
export const NewsletterBox =
  process.env.LIVE_FORMS === "on"
    ? hydrateWhenVisible(() => import("./live-newsletter-box.tsx"), "LiveNewsletterBox")
    : SilentNewsletterBox;

/** [2.029] [5.019] Nothing happens after the browser's own check, with script or, by its method, without. */
function SilentNewsletterBox() {
  return (
    <form method="dialog" onSubmit={(event) => event.preventDefault()}>
      <NewsletterField />
    </form>
  );
}
