import * as words from "#words/home-dialog.ts";
import { useShownPart } from "./use-shown-part.ts";
import { showPart } from "./dialog-section.tsx";

const names = {
  view: words.view,
  plan: words.floorPlan,
  sun: words.sun,
  room: words.room,
  terms: words.terms,
  cost: words.cost,
};

type DialogLinksProps = { parts: Record<keyof typeof names, boolean>; isLoaded: boolean };

/** Buttons, not links, because the URL already names the home. */
export function DialogLinks({ parts, isLoaded }: DialogLinksProps) {
  const offered = (Object.keys(names) as (keyof typeof names)[]).filter((part) => parts[part]);
  const shown = useShownPart(offered.join(" "), isLoaded);
  return (
    <nav aria-label={words.sectionsName}>
      <ul className="-ms-2 flex [scrollbar-width:none] overflow-x-auto sm:-ms-3">
        {offered.map((part) => (
          <li key={part}>
            <button
              type="button"
              aria-current={part === shown || undefined}
              onClick={() => showPart(part)}
              className="min-h-11 cursor-pointer border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-fg-soft outline-offset-[-2px] transition-colors hover:text-fg aria-current:border-highlight aria-current:text-fg sm:px-3"
            >
              {names[part]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
