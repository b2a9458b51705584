import { Section } from "#site/ui/section.tsx";
import type { ProjectDetail } from "#site/views/project-detail.ts";
import * as words from "#words/project-page.ts";
import { ProjectFactsCard } from "./project-facts-card.tsx";

type ProjectDetailStoryProps = { project: ProjectDetail; services: string };

export function ProjectDetailStory({ project, services }: ProjectDetailStoryProps) {
  return (
    <Section aria-label={words.storyName} className="print:py-5">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-32 print:gap-4">
        <div>
          <p className="font-display text-2xl tracking-[-0.012em] text-balance print:text-xl">
            {project.summary}
          </p>
          <div className="mt-10 max-w-text space-y-5 text-fg-soft print:mt-3 print:max-w-none print:space-y-2 print:text-sm">
            {project.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <aside aria-label={words.factsAndContact} className="max-lg:order-first print:order-last">
          <ProjectFactsCard project={project} services={services} />
        </aside>
      </div>
    </Section>
  );
}
