import { Section } from "#site/ui/section.tsx";

export type SpreadPart = { heading: string; sentence: string; points: string[] };

export function ProjectDetailSpread({ parts }: { parts: SpreadPart[] }) {
  return (
    <Section
      tone="ink"
      className="print:hidden"
      aria-label={parts.map(({ heading }) => heading).join(", ")}
    >
      <div className="grid gap-14 lg:grid-cols-3 lg:gap-0">
        {parts.map(({ heading, sentence, points }) => (
          <article
            key={heading}
            className="lg:border-s lg:border-rule lg:px-10 lg:first:border-s-0 lg:first:ps-0 lg:last:pe-0"
          >
            <h2 className="text-3xl">{heading}</h2>
            <p className="mt-4 text-lg text-highlight">{sentence}</p>
            <ul className="mt-8 text-sm text-fg-soft">
              {points.map((point) => (
                <li key={point} className="border-t border-rule py-4">
                  {point}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
