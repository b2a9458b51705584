import type { ProjectTile } from "#site/views/project-tile.ts";
import { Carousel } from "#site/ui/carousel.tsx";
import { ProjectCard } from "./project-card.tsx";

// [9.009] [9.012]
const SPEED_MS = 1000;
const INTERVAL_MS = 5000;

const sizes = "(min-width: 64.0625rem) 32vw, (min-width: 48rem) 46vw, 86vw";

type ProjectCarouselProps = { label: string; projects: ProjectTile[] };

/**
 * Three, two or one project side by side [9.008]. It begins at the page's left edge and runs off the
 * screen's right one, where the next card looks in: give it a `Section` with `bleed`.
 */
export function ProjectCarousel({ label, projects }: ProjectCarouselProps) {
  return (
    <div className="@container overflow-x-clip">
      <div className="pl-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))]">
        <Carousel
          label={label}
          speed={SPEED_MS}
          autoplay={INTERVAL_MS}
          className="[--gap:1rem] [--peek:3rem] [--slides:1] md:[--gap:1.5rem] md:[--peek:4.5rem] md:[--slides:2] min-[64.0625rem]:[--slides:3] [&_.carousel-controls]:pr-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))]"
        >
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} sizes={sizes} />
          ))}
        </Carousel>
      </div>
    </div>
  );
}
