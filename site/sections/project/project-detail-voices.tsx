import { Quote } from "#site/ui/quote.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/project-page.ts";

type ProjectDetailVoicesProps = {
  quote: { text: string; name: string; role: string };
  approach: { heading: string; paragraphs: string[] };
};

export function ProjectDetailVoices({ quote, approach }: ProjectDetailVoicesProps) {
  return (
    <Section aria-label={words.voicesName} className="print:hidden">
      <div className="grid gap-16 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-6">
          <p className="mb-6 eyebrow text-highlight">{words.clientVoice}</p>
          <Quote by={quote.name} position={quote.role}>
            {quote.text}
          </Quote>
        </div>
        <article className="lg:col-span-5 lg:col-start-8">
          <h2 className="text-2xl">{approach.heading}</h2>
          <div className="mt-5 space-y-4 text-fg-soft">
            {approach.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      </div>
    </Section>
  );
}
