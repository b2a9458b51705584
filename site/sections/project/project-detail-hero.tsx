import { opens } from "#site/boot/use-opened-by.ts";
import { Breadcrumbs, type Crumb } from "#site/ui/breadcrumbs.tsx";
import { Button } from "#ui/button.tsx";
import { mapPin } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { grid } from "#ui/icons.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { ProjectDetail } from "#site/views/project-detail.ts";
import { Letterhead } from "#site/sections/letterhead.tsx";
import * as words from "#words/project-page.ts";
import { FactsPlate, projectFacts } from "./project-facts.tsx";
import { projectPictureName } from "#site/boot/project-picture-name.ts";

type ProjectDetailHeroProps = {
  project: ProjectDetail;
  trail: Crumb[];
};

export function ProjectDetailHero({ project, trail }: ProjectDetailHeroProps) {
  return (
    <header>
      <Letterhead />
      <div className="on-ink relative isolate flex min-h-[34rem] flex-col justify-end overflow-hidden bg-ink md:h-[min(90svh,60rem)] md:min-h-[40rem] print:block print:h-auto print:min-h-0">
        <Picture
          picture={project.hero}
          sizes="(max-width: 48rem) 165vw, 100vw"
          priority
          className="absolute inset-0 -z-10 size-full object-cover print:static print:h-88 print:object-top"
          style={{ viewTransitionName: projectPictureName(project.id) }}
        />
        <div className="absolute inset-x-0 top-0 -z-10 h-48 bg-linear-to-b from-ink/70 to-transparent print:hidden" />
        {/* The gradient is fully dark behind the text, however many lines it has. */}
        <div className="bg-linear-to-t from-ink/90 via-ink/50 via-[calc(100%-9rem)] to-transparent text-shadow-[0_1px_2px_rgb(var(--ink-channels)/.35),0_0_1.25rem_rgb(var(--ink-channels)/.55)] print:bg-none print:text-shadow-none">
          <div className="page-width flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-32 pb-24 md:pb-28 print:py-4">
            <div className="max-w-4xl">
              <Breadcrumbs trail={trail} className="[&_li]:text-ivory [&_span]:text-ivory/70" />
              <h1 className="mt-2 text-4xl lg:text-5xl">{project.title}</h1>
              <p className="mt-4 text-lg print:mt-1">{project.subtitle}</p>
              <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm print:hidden">
                <span className="rounded-sm bg-highlight px-2.5 py-1 font-medium text-ground text-shadow-none">
                  {project.status}
                </span>
                <span className="inline-flex items-center gap-2">
                  <Icon shape={mapPin} size={18} />
                  {project.location.place}, {project.location.city}
                </span>
              </p>
            </div>
            <Button
              variant="outline"
              {...opens("PictureViewer")}
              data-picture={0}
              className="max-md:hidden print:hidden"
            >
              <Icon shape={grid} size={18} />
              {words.viewPictures}
            </Button>
          </div>
        </div>
      </div>
      <div className="relative page-width -mt-14 print:mt-0">
        <div className="@container">
          <FactsPlate facts={projectFacts(project)} />
        </div>
      </div>
    </header>
  );
}
