import { Link } from "#desk/navigation/link.tsx";
import { duration } from "#desk/format/times.ts";
import { viewUrl } from "#desk/navigation/filters.ts";
import * as words from "#desk/words/en/figures.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { classes } from "#ui/classes.ts";
import { shareOf } from "./figure-rows.ts";
import { weekTotal } from "./week-chart.tsx";

export function KeyFigures({ figures }: { figures: Figures }) {
  const { total, weeks, answers, reached, waiting } = figures;
  const waitingNow = waiting.reduce((sum, { leads }) => sum + leads, 0);
  const texts = words.keyFigures;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      <KeyFigure label={texts.total} more={texts.thisWeek(weekTotal(weeks.at(-1)!))}>
        {total}
      </KeyFigure>
      <KeyFigure label={texts.median} more={texts.notAnswered(answers.times.none)}>
        {duration(answers.median)}
      </KeyFigure>
      <KeyFigure label={texts.won} more={texts.wonCount(reached.won)}>
        {shareOf(reached.won, figures)}
      </KeyFigure>
      <KeyFigure label={texts.waiting} more={texts.waitingNow} urgent={waitingNow > 0}>
        <Link to={viewUrl("waiting")} className="underline hover:text-highlight">
          {waitingNow}
        </Link>
      </KeyFigure>
    </dl>
  );
}

type KeyFigureProps = {
  label: string;
  more: string;
  urgent?: boolean;
  children: React.ReactNode;
};

function KeyFigure({ label, more, urgent, children }: KeyFigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-fg-soft">{label}</dt>
      <dd
        className={classes(
          "font-display text-[2rem] leading-tight tabular-nums",
          urgent && "text-danger",
        )}
      >
        {children}
      </dd>
      <dd className="text-xs text-fg-soft">{more}</dd>
    </div>
  );
}
