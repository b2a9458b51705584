import { Section } from "#site/ui/section.tsx";

const display = ["text-5xl", "text-4xl", "text-3xl", "text-2xl", "text-xl"];
const text = ["text-lg", "text-base", "text-sm", "text-xs"];

export function TypeSamples() {
  return (
    <Section heading="Type" size="small" spacing="tight">
      <div className="grid gap-8">
        {display.map((size) => (
          <p key={size} className={`font-display tracking-[-0.018em] ${size}`}>
            Homes between river and sea
          </p>
        ))}
        {text.map((size) => (
          <p key={size} className={`max-w-text ${size}`}>
            Every apartment looks over the water. The terraces are deep enough to dine on, and
            shaded from April to October; 1,240 sq ft from AED 1,350,000.
          </p>
        ))}
        <p className="eyebrow text-highlight">Small capitals over a headline</p>
      </div>
    </Section>
  );
}
