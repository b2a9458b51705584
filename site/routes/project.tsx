import { useEffect } from "react";
import { data, href } from "react-router";
import {
  projectApproach,
  projectClientQuote,
  projectGoals,
  projectResults,
  projectServices,
  projectStrategies,
} from "#catalog/projects/fixed-sections.ts";
import { parts } from "#catalog/parts.ts";
import { findProject, firstProjects } from "#catalog/projects/projects.ts";
import { PictureViewer, showPicture } from "#site/features/picture-viewer/picture-viewer.tsx";
import { ProjectDetailHero } from "#site/sections/project/project-detail-hero.tsx";
import { ProjectDetailStory } from "#site/sections/project/project-detail-story.tsx";
import { openingAbout } from "#site/sections/sidebar/sidebar-contact-ways.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { projectListing } from "#site/seo/project-listing.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { rememberSubject } from "#site/store/remember-subject.ts";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { projectMap } from "#site/views/place-map.ts";
import { toProjectDetail } from "#site/views/project-detail.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/project-page.ts";
import * as projectWords from "#words/projects.ts";
import type { Route } from "./+types/project.ts";

const ProjectDetailGallery = hydrateWhenVisible(
  () => import("#site/sections/project/project-detail-gallery.tsx"),
  "ProjectDetailGallery",
);
const PlaceSection = hydrateWhenVisible(
  () => import("#site/sections/map/place-section.tsx"),
  "PlaceSection",
);
const ProjectDetailSpread = hydrateWhenVisible(
  () => import("#site/sections/project/project-detail-spread.tsx"),
  "ProjectDetailSpread",
);
const ProjectDetailVoices = hydrateWhenVisible(
  () => import("#site/sections/project/project-detail-voices.tsx"),
  "ProjectDetailVoices",
);
const ProjectDetailRelated = hydrateWhenVisible(
  () => import("#site/sections/project/project-detail-related.tsx"),
  "ProjectDetailRelated",
);
const FormSection = hydrateWhenVisible(
  () => import("#site/sections/sidebar/sidebar-form-section.tsx"),
  "FormSection",
);
const PageForm =
  process.env.LIVE_FORMS === "on"
    ? hydrateWhenVisible(
        () => import("#site/features/page-form/live-page-form.tsx"),
        "LivePageForm",
      )
    : hydrateWhenVisible(() => import("#site/features/page-form/page-form.tsx"), "PageForm");

export const handle: PageHandle = { header: "over-picture" };

const trail = [{ label: projectWords.projects, to: href("/project") }];

export function loader({ params }: Route.LoaderArgs) {
  const project = findProject(params.id);
  if (!project) throw data(null, { status: 404 });
  const detail = toProjectDetail(project);
  const path = href("/project-single/:id", { id: project.id });
  return {
    head: pageHead({
      title: `${project.title}, ${project.location.place}`,
      description: project.summary,
      trail: [...trail, { label: project.title, to: path }],
      image: detail.previewImage,
      about: [projectListing(project, detail.previewImage)],
    }),
    project: detail,
    map: parts.map ? projectMap(project) : null,
    services: projectServices,
    parts: [projectStrategies, projectGoals, projectResults],
    quote: projectClientQuote,
    approach: projectApproach,
    // [2.064] [9.013] Three related projects are shown.
    related: firstProjects(3).map(toProjectTile),
    chat: openingAbout(project.title),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

/** Referentially stable: a part that is not hydrated must not get new properties. */
const pageForm = <PageForm />;

/** The picture at the head of the page is the first one of the viewer. */
function showGalleryPicture(index: number) {
  showPicture(index + 1);
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, map, services, parts: sections, quote, approach, related, chat } = loaderData;

  useEffect(() => {
    const path = href("/project-single/:id", { id: project.id });
    rememberSubject(path, `${project.title}, ${project.location.city}`);
  }, [project]);

  return (
    <>
      <ProjectDetailHero project={project} trail={trail} onViewPictures={() => showPicture(0)} />
      <ProjectDetailStory project={project} services={services} />
      <ProjectDetailGallery pictures={project.gallery} onView={showGalleryPicture} />
      {parts.map && map && <PlaceSection map={map} />}
      <ProjectDetailSpread parts={sections} />
      <ProjectDetailVoices quote={quote} approach={approach} />
      {related.some(({ id }) => id !== project.id) && <ProjectDetailRelated projects={related} />}
      <FormSection
        key={`form-${project.id}`}
        eyebrow={words.contact}
        heading={chat.label}
        chat={chat}
      >
        {pageForm}
      </FormSection>
      <PictureViewer
        key={`pictures-${project.id}`}
        title={project.title}
        pictures={[project.hero, ...project.gallery]}
      />
    </>
  );
}
