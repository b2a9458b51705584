import { Icon } from "#ui/icon.tsx";
import { arrowUp } from "#ui/icons.ts";
import * as words from "#words/controls.ts";

/** [2.034] Hidden without script, where it would cover the text (follow-scrolling.ts). */
export function ScrollToTop() {
  return (
    <a
      href="#top"
      data-to-top
      aria-label={words.backToTop}
      className="on-paper me-[2px] grid size-[44px] place-items-center rounded-sm border border-rule bg-paper transition-[opacity,visibility,translate] duration-300 ease-calm not-data-shown:invisible not-data-shown:translate-y-2 not-data-shown:opacity-0 hover:border-fg"
    >
      <Icon shape={arrowUp} />
    </a>
  );
}
