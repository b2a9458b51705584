import { Section } from "#site/ui/section.tsx";
import type { ProjectDetail } from "#site/views/project-detail.ts";
import { ProjectFactsCard } from "./project-facts-card.tsx";

type ProjectDetailStoryProps = { project: ProjectDetail; services: string };

/** The description beside the card with the two ways to act, which stays in sight while one reads. */
export function ProjectDetailStory({ project, services }: ProjectDetailStoryProps) {
  return (
    <Section aria-label="About the project">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-32">
        <div>
          <p className="font-display text-2xl font-[380] tracking-[-0.012em] text-balance">
            {project.summary}
          </p>
          <div className="mt-10 max-w-text space-y-5 text-fg-soft">
            {project.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <aside aria-label="Facts and contact" className="max-lg:order-first">
          <ProjectFactsCard
            project={project}
            services={services}
            className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
          />
        </aside>
      </div>
    </Section>
  );
}
