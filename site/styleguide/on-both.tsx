import type { ReactNode } from "react";
import { Section } from "#site/ui/section.tsx";

type OnBothProps = { heading: string; children: ReactNode };

/** Shows the same parts twice: on paper and on ink. */
export function OnBoth({ heading, children }: OnBothProps) {
  return (
    <>
      <Section heading={heading} size="small" spacing="tight">
        {children}
      </Section>
      <Section heading={`${heading}, on ink`} size="small" spacing="tight" tone="ink">
        {children}
      </Section>
    </>
  );
}
