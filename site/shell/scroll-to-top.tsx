import type { MouseEvent } from "react";
import { classes } from "#site/ui/classes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { arrowUp } from "#site/ui/icons.ts";
import { reducesMotion } from "#site/ui/use-reduced-motion.ts";
import * as words from "#words/shortcuts.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** [2.034] Comes after one screen; without script it stays away, for it would lie on what is read. */
export function ScrollToTop() {
  const shown = useScrolledPast(() => window.innerHeight);

  function glideUp(event: MouseEvent) {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: reducesMotion() ? "instant" : "smooth" });
    // The arrow is about to leave, and must not take the keyboard's place with it.
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
