import { reducesMotion } from "#site/ui/reduces-motion.ts";
import { updateHeader } from "./update-header.ts";

/** [2.034] The arrow to the top is shown after one screen of scrolling. */
export function followScrolling(): void {
  const arrow = document.querySelector<HTMLElement>("[data-to-top]");
  const update = () => {
    updateHeader();
    arrow?.toggleAttribute("data-shown", scrollY > innerHeight);
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  arrow?.addEventListener("click", glideUp);
  update();
}

function glideUp(event: Event): void {
  event.preventDefault();
  scrollTo({ top: 0, behavior: reducesMotion() ? "instant" : "smooth" });
  // The arrow is about to be hidden, so the focus moves to the content.
  document.getElementById("content")?.focus({ preventScroll: true });
}
