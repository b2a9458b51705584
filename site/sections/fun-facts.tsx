import { company } from "#catalog/company.ts";
import type { FunFact } from "#catalog/fun-facts.ts";
import { Section } from "#site/ui/section.tsx";
import { Stats } from "#site/ui/stat.tsx";
import * as words from "#words/fun-facts.ts";

export function FunFacts({ facts }: { facts: FunFact[] }) {
  return (
    <Section tone="ink" spacing="tight" aria-label={words.inFigures(company.name)}>
      <Stats
        stats={facts.map(({ figure, label, note }) => ({
          figure: <span data-count-up>{figure}</span>,
          label,
          note,
        }))}
        className="grid-cols-2 md:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none max-md:[&>:last-child:nth-child(odd)]:col-span-2"
      />
    </Section>
  );
}
