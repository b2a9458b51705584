import { duration } from "#desk/format/times.ts";
import * as words from "#desk/words/en/figures.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { type Bar, BarList } from "./bar-list.tsx";
import { Figure } from "./figure.tsx";
import {
  answerCounts,
  type Count,
  countTable,
  kindCounts,
  reachedCounts,
  shareOf,
  sourceCounts,
  weekTable,
} from "./figure-rows.ts";
import { KeyFigures } from "./key-figures.tsx";
import { OwnerFigure } from "./owner-figure.tsx";
import { ProjectFigure } from "./project-figure.tsx";
import { WaitingFigure } from "./waiting-figure.tsx";
import { WeekChart } from "./week-chart.tsx";

export function AllFigures({ figures }: { figures: Figures }) {
  if (figures.total === 0) {
    return (
      <div className="grid max-w-text grid-cols-1 gap-10 p-6 md:p-10">
        <EmptyState {...words.empty} />
        {figures.waiting.length > 0 && <WaitingFigure figures={figures} />}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-y-8 px-4 py-5 md:px-6">
      <KeyFigures figures={figures} />
      <Figure title={words.weeks.title} note={words.weeks.note} table={weekTable(figures)}>
        <WeekChart {...figures} />
      </Figure>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <CountFigure
          {...words.answers}
          note={words.answers.note(duration(figures.answers.median))}
          heading={words.answers.time}
          counts={answerCounts(figures)}
          tones={["plain", "plain", "plain", "slow", "bad"]}
          figures={figures}
        />
        <CountFigure
          {...words.reached}
          heading={words.reached.stage}
          counts={reachedCounts(figures)}
          tones={["soft"]}
          figures={figures}
        />
        <WaitingFigure figures={figures} />
        <OwnerFigure figures={figures} />
        <ProjectFigure figures={figures} />
        <div className="grid grid-cols-1 gap-y-8">
          <CountFigure
            {...words.sources}
            heading={words.sources.source}
            counts={sourceCounts(figures)}
            figures={figures}
          />
          <CountFigure
            {...words.kinds}
            heading={words.kinds.kind}
            counts={kindCounts(figures)}
            figures={figures}
          />
        </div>
      </div>
    </div>
  );
}

type CountFigureProps = {
  title: string;
  note?: string;
  heading: string;
  counts: Count[];
  tones?: Bar["tone"][];
  figures: Figures;
};

function CountFigure({ title, note, heading, counts, tones, figures }: CountFigureProps) {
  const bars = counts.map(([label, value], index) => ({
    label,
    value,
    text: shareOf(value, figures),
    tone: tones?.[index],
  }));
  return (
    <Figure title={title} note={note} table={countTable(heading, counts, figures)}>
      <BarList label={title} bars={bars} full={figures.total} />
    </Figure>
  );
}
