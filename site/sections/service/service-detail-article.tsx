import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { check } from "#ui/icons.ts";
import { Picture } from "#site/ui/picture.tsx";
import { serviceIcons } from "#site/ui/service-icons.ts";
import type { ServiceDetail } from "#site/views/service-detail.ts";

type ServiceDetailArticleProps = {
  service: ServiceDetail;
  capabilities: { heading: string; points: string[] };
  approach: { heading: string; paragraphs: string[] };
  process: { heading: string; steps: { title: string; text: string }[] };
};

/** [2.055]-[2.057] The service's own text comes before the texts that all services share. */
export function ServiceDetailArticle(props: ServiceDetailArticleProps) {
  const { service, capabilities, approach, process } = props;
  return (
    <article className="min-w-0">
      <Picture
        picture={service.picture}
        priority
        sizes="(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 92vw"
        className="aspect-3/2 w-full object-cover"
      />
      <p className="mt-8 flex items-center gap-4 text-sm text-fg-soft">
        <Icon shape={serviceIcons[service.icon]} size={32} className="text-highlight" />
        {service.sinceLabel}
      </p>
      <Prose paragraphs={service.paragraphs} />
      <Part heading={capabilities.heading}>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {capabilities.points.map((point) => (
            <li key={point} className="flex gap-3 border-t border-rule py-4 text-sm">
              <Icon shape={check} size={18} className="mt-0.5 text-highlight" />
              {point}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading={approach.heading}>
        <Prose paragraphs={approach.paragraphs} />
      </Part>
      <Part heading={process.heading}>
        <ol>
          {process.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-3 border-t border-rule py-5 sm:grid-cols-[2.5rem_15rem_1fr] sm:gap-x-6"
            >
              <span aria-hidden="true" className="font-display text-xl text-highlight">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-sm text-fg-soft max-sm:col-start-2 sm:mt-0.5">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
    </article>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-14 lg:mt-20">
      <h2 className="mb-6 text-3xl">{heading}</h2>
      {children}
    </section>
  );
}

function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="mt-6 max-w-text space-y-5 text-fg-soft first:mt-0">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
