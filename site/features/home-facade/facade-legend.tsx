import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-facade.ts";
import { facadeMark, facadeMarks } from "./facade-mark.ts";

type FacadeLegendProps = {
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
};

/** The samples have the marks of the picture. */
export function FacadeLegend({ homes, fitting }: FacadeLegendProps) {
  const entries = facadeMarks
    .map((mark) => ({
      mark,
      count: homes.filter((home) => facadeMark(home, fitting) === mark).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <ul
      aria-label={words.legend}
      className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-fg-soft max-sm:gap-x-3"
    >
      {entries.map(({ mark, count }) => (
        <li key={mark} className="flex items-center gap-2">
          <svg aria-hidden width="28" height="18" className="facade-sample shrink-0">
            <rect width="28" height="18" data-mark={mark} />
          </svg>
          {mark === "unfit" ? words.unfit : homeWords.statusName(mark)} {count}
        </li>
      ))}
    </ul>
  );
}
