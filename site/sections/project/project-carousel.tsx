import type { ProjectTile } from "#site/views/project-tile.ts";
import { Carousel } from "#site/ui/carousel.tsx";
import { classes } from "#ui/classes.ts";
import { ProjectCard } from "./project-card.tsx";

// [9.009] [9.012] fix the speed and the interval.
const SPEED_MS = 1000;
const INTERVAL_MS = 5000;

const sizes = "(min-width: 64.0625rem) 32vw, (min-width: 48rem) 46vw, 86vw";

type ProjectCarouselProps = {
  label: string;
  projects: ProjectTile[];
  /** [9.008] [9.012] The landing page's six, or the selected ones elsewhere, with other breakpoints. */
  choice?: "first" | "selected";
};

/** [9.008] 2 at 1024 px, 1 at 767 px. [9.012] 2 below 1024 px, 1 below 767 px. */
const slides = {
  first: "md:[--slides:2] min-[64.0625rem]:[--slides:3]",
  selected: "min-[47.9375rem]:[--slides:2] lg:[--slides:3]",
};

/** The row runs off the screen's right edge, where part of the next card shows: give it a `Section`
 * with `bleed`. */
export function ProjectCarousel({ label, projects, choice = "first" }: ProjectCarouselProps) {
  return (
    <div className="@container overflow-x-clip">
      <div className="ps-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))]">
        <Carousel
          label={label}
          speed={SPEED_MS}
          autoplay={INTERVAL_MS}
          className={classes(
            "[--gap:1rem] [--peek:3rem] [--slides:1] md:[--gap:1.5rem] md:[--peek:4.5rem] [&_.carousel-controls]:pe-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))] [&_.carousel-viewport]:me-0",
            slides[choice],
          )}
        >
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} sizes={sizes} />
          ))}
        </Carousel>
      </div>
    </div>
  );
}
