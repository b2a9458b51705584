import { data, href } from "react-router";
import {
  projectApproach,
  projectClientQuote,
  projectGoals,
  projectResults,
  projectServices,
  projectStrategies,
} from "#content/projects/fixed-sections.ts";
import { findProject, firstProjects } from "#content/projects/projects.ts";
import { PageForm } from "#site/features/page-form/page-form.tsx";
import { usePictureViewer } from "#site/features/picture-viewer/use-picture-viewer.tsx";
import { ProjectDetailGallery } from "#site/sections/project/project-detail-gallery.tsx";
import { ProjectDetailHero } from "#site/sections/project/project-detail-hero.tsx";
import { ProjectDetailRelated } from "#site/sections/project/project-detail-related.tsx";
import { ProjectDetailSpread } from "#site/sections/project/project-detail-spread.tsx";
import { ProjectDetailStory } from "#site/sections/project/project-detail-story.tsx";
import { ProjectDetailVoices } from "#site/sections/project/project-detail-voices.tsx";
import { openingAbout } from "#site/sections/sidebar/sidebar-contact-ways.tsx";
import { FormSection } from "#site/sections/sidebar/sidebar-form-section.tsx";
import { pageMeta } from "#site/seo/page-meta.ts";
import { projectListing } from "#site/seo/project-listing.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { toProjectDetail } from "#site/views/project-detail.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import type { Route } from "./+types/project.ts";

export const handle: PageHandle = { header: "over-picture" };

export function loader({ params }: Route.LoaderArgs) {
  const project = findProject(params.id);
  if (!project) throw data(null, { status: 404 });
  return {
    project: toProjectDetail(project),
    services: projectServices,
    parts: [projectStrategies, projectGoals, projectResults],
    quote: projectClientQuote,
    approach: projectApproach,
    // [2.064] [9.013]
    related: firstProjects(3).map(toProjectTile),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { project } = loaderData;
  const path = href("/project-single/:id", { id: project.id });
  return pageMeta({
    title: `${project.title}, ${project.location.place}`,
    description: project.summary,
    path,
    trail: [...trail, { label: project.title, to: path }],
    image: project.previewImage,
    about: [projectListing(project, project.previewImage)],
  });
};

const trail = [
  { label: "Home", to: href("/") },
  { label: "Projects", to: href("/project") },
];

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, services, parts, quote, approach, related } = loaderData;
  const viewer = usePictureViewer(project.title, [project.hero, ...project.gallery]);
  return (
    <>
      <ProjectDetailHero project={project} trail={trail} onViewPictures={() => viewer.show(0)} />
      <ProjectDetailStory project={project} services={services} />
      <ProjectDetailGallery pictures={project.gallery} onView={(index) => viewer.show(index + 1)} />
      <ProjectDetailSpread parts={parts} />
      <ProjectDetailVoices quote={quote} approach={approach} />
      <ProjectDetailRelated projects={related} />
      <FormSection
        eyebrow="Contact"
        heading={`Ask about ${project.title}`}
        chat={openingAbout(project.title)}
      >
        <PageForm key={project.id} />
      </FormSection>
      {viewer.element}
    </>
  );
}
