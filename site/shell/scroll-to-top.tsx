import type { MouseEvent } from "react";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { arrowUp } from "#ui/icons.ts";
import { reducesMotion } from "#site/ui/use-reduced-motion.ts";
import * as words from "#words/controls.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** [2.034] Shown after one screen of scrolling; hidden without script, where it would cover the text. */
export function ScrollToTop() {
  const shown = useScrolledPast(() => window.innerHeight);

  function glideUp(event: MouseEvent) {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: reducesMotion() ? "instant" : "smooth" });
    // The arrow is about to be hidden, so the focus moves to the content.
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  return (
    <a
      href="#top"
      onClick={glideUp}
      aria-label={words.backToTop}
      className={classes(
        "on-paper grid size-11 place-items-center rounded-sm border border-rule bg-paper transition-[opacity,visibility,translate] duration-300 ease-calm hover:border-fg",
        shown ? "pointer-events-auto" : "invisible translate-y-2 opacity-0",
      )}
    >
      <Icon shape={arrowUp} />
    </a>
  );
}
