import * as words from "#words/home-sheet.ts";
import { showPart } from "./sheet-section.tsx";

const names = {
  plan: words.plan,
  view: words.view,
  sun: words.sun,
  room: words.room,
  terms: words.terms,
  cost: words.cost,
};

type SheetLinksProps = { parts: Record<keyof typeof names, boolean> };

/** Buttons, not links: the address already names the home. */
export function SheetLinks({ parts }: SheetLinksProps) {
  return (
    <nav aria-label={words.sectionsName}>
      <ul className="-ms-3 flex [scrollbar-width:none] overflow-x-auto">
        {(Object.keys(names) as (keyof typeof names)[])
          .filter((part) => parts[part])
          .map((part) => (
            <li key={part}>
              <button
                type="button"
                onClick={() => showPart(part)}
                className="min-h-11 cursor-pointer px-3 text-sm whitespace-nowrap text-fg-soft outline-offset-[-2px] transition-colors hover:text-fg"
              >
                {names[part]}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}
