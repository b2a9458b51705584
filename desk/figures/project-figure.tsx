import * as words from "#desk/words/en/figures.ts";
import type { Figures } from "#domain/desk/figures.ts";
import { BarList } from "./bar-list.tsx";
import { Figure } from "./figure.tsx";
import { type Count, countTable, shareOf } from "./figure-rows.ts";

const MOST_BARS = 8;

/** Leads without a project are in a line of their own: their bar would make all others short. */
export function ProjectFigure({ figures }: { figures: Figures }) {
  const { title, note, project, none, others } = words.projects;
  const counts = figures.projects
    .filter((one) => one.title !== null)
    .map(({ title: name, leads }): Count => [name!, leads]);
  const withoutProject = figures.projects.find((one) => one.title === null)?.leads ?? 0;
  const rest = counts.slice(MOST_BARS);
  const bars = counts.slice(0, MOST_BARS).map(([label, value]) => ({
    label,
    value,
    text: shareOf(value, figures),
  }));
  const restLeads = rest.reduce((sum, [, leads]) => sum + leads, 0);
  const lines: Count[] = [
    ...(rest.length > 0 ? [[others(rest.length), restLeads] satisfies Count] : []),
    [none, withoutProject],
  ];
  return (
    <Figure
      title={title}
      note={note}
      table={countTable(project, [...counts, [none, withoutProject]], figures)}
    >
      {bars.length > 0 && <BarList label={title} bars={bars} />}
      <dl className="grid gap-1.5 text-sm text-fg-soft">
        {lines.map(([name, leads]) => (
          <div key={name} className="flex items-baseline gap-3">
            <dt className="flex-1">{name}</dt>
            <dd className="text-xs tabular-nums">{shareOf(leads, figures)}</dd>
            <dd className="min-w-10 text-end tabular-nums">{leads}</dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}
