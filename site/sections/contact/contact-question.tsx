import { type ReactNode, useId } from "react";

type ContactQuestionProps = {
  heading: string;
  text: string;
  children: ReactNode;
  office: ReactNode;
};

export function ContactQuestion({ heading, text, children, office }: ContactQuestionProps) {
  const headingId = useId();
  return (
    <div className="page-width grid grid-cols-1 gap-x-[min(4rem,6vw)] gap-y-14 pb-section lg:grid-cols-12">
      <section aria-labelledby={headingId} className="lg:col-span-7">
        <h2 id={headingId} className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 mb-8 max-w-text text-fg-soft">{text}</p>
        {children}
      </section>
      <div className="lg:col-span-5 xl:col-span-4 xl:col-start-9">{office}</div>
    </div>
  );
}
