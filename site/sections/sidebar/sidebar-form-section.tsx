import type { ReactNode } from "react";
import { Section } from "#site/ui/section.tsx";
import { type ChatOpening, ContactWays } from "./sidebar-contact-ways.tsx";

type FormSectionProps = {
  eyebrow?: string;
  heading: string;
  chat: ChatOpening;
  phone?: string;
  children: ReactNode;
};

export function FormSection({ eyebrow, heading, chat, phone, children }: FormSectionProps) {
  return (
    <Section
      tone="surface"
      eyebrow={eyebrow}
      heading={heading}
      id="contact"
      className="print:hidden"
    >
      <div className="grid gap-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20 xl:gap-32">
        {children}
        <ContactWays chat={chat} phone={phone} />
      </div>
    </Section>
  );
}
