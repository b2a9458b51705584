import { Section } from "#site/ui/section.tsx";
import type { DevelopmentRecord as RecordView } from "#site/views/development-record.ts";
import * as words from "#words/development-record.ts";

export function DevelopmentRecord({ record }: { record: RecordView }) {
  const { facts, completion, lookUp, isDemonstration } = record;
  return (
    <Section heading={words.heading} size="small" intro={lookUp} spacing="tight" tone="surface">
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {[...facts, completion].map(({ label, value }) => (
          <div key={label} className="border-t border-rule pt-4">
            <dt className="text-xs text-fg-soft">{label}</dt>
            <dd className="mt-1 font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isDemonstration && <p className="mt-8 text-sm text-fg-soft">{words.demonstration}</p>}
    </Section>
  );
}
