import { trustedBoot } from "./trusted-boot.ts";
import { unpark } from "#site/ui/unpark.ts";

/** A panel may be opened before the page's script runs. */
export function unparkPanels(): void {
  addEventListener(
    "beforetoggle",
    ({ target }) => unpark(target as Element, (html) => trustedBoot.createHTML(html)),
    true,
  );
}
