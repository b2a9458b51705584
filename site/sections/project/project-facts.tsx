import type { ProjectDetail } from "#site/views/project-detail.ts";
import * as words from "#words/project-page.ts";

export type Fact = { label: string; value: string };

/** [2.063] The facts are in the order in which buyers ask for them. */
export function projectFacts(project: ProjectDetail): Fact[] {
  return [
    { label: words.location, value: project.locationLabel },
    { label: words.status, value: project.status },
    { label: words.category, value: project.category },
    { label: words.projectType, value: project.type },
    { label: words.area, value: project.area },
    { label: words.year, value: project.yearLabel },
  ];
}

export function FactsPlate({ facts }: { facts: Fact[] }) {
  return (
    <dl className="on-paper grid grid-cols-2 gap-px border border-rule bg-rule md:grid-cols-3 @min-[72rem]:grid-cols-[1.35fr_repeat(5,1fr)] print:grid-cols-3 print:border-x-0">
      {facts.map(({ label, value }) => (
        <div key={label} className="bg-surface px-4 py-4 md:px-6 md:py-6 print:px-0 print:py-2">
          <dt className="text-xs text-fg-soft">{label}</dt>
          <dd className="mt-1 text-sm leading-snug font-medium wrap-anywhere tabular-nums md:text-base md:leading-snug">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
