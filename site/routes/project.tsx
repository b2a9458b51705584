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
import { PictureViewer, showPicture } from "#site/features/picture-viewer/picture-viewer.tsx";
import { ProjectDetailHero } from "#site/sections/project/project-detail-hero.tsx";
import { ProjectDetailStory } from "#site/sections/project/project-detail-story.tsx";
import { openingAbout } from "#site/sections/sidebar/sidebar-contact-ways.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { projectListing } from "#site/seo/project-listing.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { whenNear } from "#site/ui/when-near.tsx";
import { toProjectDetail } from "#site/views/project-detail.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import type { Route } from "./+types/project.ts";

const ProjectDetailGallery = whenNear(
  async () =>
    (await import("#site/sections/project/project-detail-gallery.tsx")).ProjectDetailGallery,
);
const ProjectDetailSpread = whenNear(
  async () =>
    (await import("#site/sections/project/project-detail-spread.tsx")).ProjectDetailSpread,
);
const ProjectDetailVoices = whenNear(
  async () =>
    (await import("#site/sections/project/project-detail-voices.tsx")).ProjectDetailVoices,
);
const ProjectDetailRelated = whenNear(
  async () =>
    (await import("#site/sections/project/project-detail-related.tsx")).ProjectDetailRelated,
);
const FormSection = whenNear(
  async () => (await import("#site/sections/sidebar/sidebar-form-section.tsx")).FormSection,
);
const PageForm = whenNear(
  async () => (await import("#site/features/page-form/page-form.tsx")).PageForm,
);

export const handle: PageHandle = { header: "over-picture" };

export function loader({ params }: Route.LoaderArgs) {
  const project = findProject(params.id);
  if (!project) throw data(null, { status: 404 });
  const detail = toProjectDetail(project);
  const path = href("/project-single/:id", { id: project.id });
  return {
    head: pageHead({
      title: `${project.title}, ${project.location.place}`,
      description: project.summary,
      path,
      trail: [...trail, { label: project.title, to: path }],
      image: detail.previewImage,
      about: [projectListing(project, detail.previewImage)],
    }),
    project: detail,
    services: projectServices,
    parts: [projectStrategies, projectGoals, projectResults],
    quote: projectClientQuote,
    approach: projectApproach,
    // [2.064] [9.013]
    related: firstProjects(3).map(toProjectTile),
  };
}

export const meta = headFromLoader;

const trail = [
  { label: "Home", to: href("/") },
  { label: "Projects", to: href("/project") },
];

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, services, parts, quote, approach, related } = loaderData;
  return (
    <>
      <ProjectDetailHero project={project} trail={trail} onViewPictures={() => showPicture(0)} />
      <ProjectDetailStory project={project} services={services} />
      <ProjectDetailGallery pictures={project.gallery} onView={(index) => showPicture(index + 1)} />
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
      <PictureViewer title={project.title} pictures={[project.hero, ...project.gallery]} />
    </>
  );
}
