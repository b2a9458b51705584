import { Section } from "#site/ui/section.tsx";

const roles = [
  "paper",
  "paper-deep",
  "surface",
  "line",
  "line-strong",
  "ink",
  "ink-raised",
  "ink-soft",
  "ivory",
  "ivory-soft",
  "brass",
  "accent",
  "accent-on-ink",
  "sea",
  "success",
  "warning",
  "danger",
  "danger-on-ink",
];

export function ColourSamples() {
  return (
    <Section heading="Colours" size="small" spacing="tight">
      <ul className="grid grid-cols-3 gap-4 md:grid-cols-6">
        {roles.map((role) => (
          <li key={role}>
            <div
              className="h-20 border border-rule"
              style={{ background: `var(--color-${role})` }}
            />
            <p className="mt-2 text-xs text-fg-soft">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
