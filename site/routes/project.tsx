import { data, href } from "react-router";
import {
  projectApproach,
  projectClientQuote,
  projectGoals,
  projectResults,
  projectServices,
  projectStrategies,
} from "#catalog/projects/fixed-sections.ts";
import { developmentOf } from "#catalog/developments/developments.ts";
import { parts } from "#catalog/parts.ts";
import { findProject, firstProjects } from "#catalog/projects/projects.ts";
import { PictureViewer } from "#site/features/picture-viewer/picture-viewer.tsx";
import { ProjectDetailHero } from "#site/sections/project/project-detail-hero.tsx";
import { ProjectDetailStory } from "#site/sections/project/project-detail-story.tsx";
import { openingAbout } from "#site/sections/sidebar/sidebar-contact-ways.tsx";
import { PageSubject } from "#site/leads/page-subject.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { projectListing } from "#site/seo/project-listing.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { toDevelopmentRecord } from "#site/views/development-record.ts";
import { projectMap } from "#site/views/place-map.ts";
import { toProjectDetail } from "#site/views/project-detail.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/project-page.ts";
import * as projectWords from "#words/projects.ts";
import type { Route } from "./+types/project.ts";
import { ProjectDetailGallery } from "#site/sections/project/project-detail-gallery.tsx";
import { DevelopmentRecord } from "#site/sections/homes/development-record.tsx";
import { PlaceSection } from "#site/sections/map/place-section.tsx";
import { ProjectDetailSpread } from "#site/sections/project/project-detail-spread.tsx";
import { ProjectDetailVoices } from "#site/sections/project/project-detail-voices.tsx";
import { ProjectDetailRelated } from "#site/sections/project/project-detail-related.tsx";
import { FormSection } from "#site/sections/sidebar/sidebar-form-section.tsx";
import { island } from "#site/boot/island.tsx";
import { LivePageForm } from "#site/features/page-form/live-page-form.tsx";
import { PageForm } from "#site/features/page-form/page-form.tsx";

const PictureViewerIsland = island("PictureViewer", PictureViewer, { when: "used" });
const PageFormIsland =
  process.env.LIVE_FORMS === "on"
    ? island("LivePageForm", LivePageForm)
    : island("PageForm", PageForm);

export const handle: PageHandle = { header: "over-picture" };

const trail = [{ label: projectWords.projects, to: href("/project") }];

export function loader({ params }: Route.LoaderArgs) {
  const project = findProject(params.id);
  if (!project) throw data(null, { status: 404 });
  const detail = toProjectDetail(project);
  const development = developmentOf(project);
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
    record: development && toDevelopmentRecord(development),
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

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const {
    project,
    record,
    map,
    services,
    parts: sections,
    quote,
    approach,
    related,
    chat,
  } = loaderData;

  return (
    <>
      <PageSubject subject={`${project.title}, ${project.location.city}`} />
      <ProjectDetailHero project={project} trail={trail} />
      <ProjectDetailStory project={project} services={services} />
      <ProjectDetailGallery pictures={project.gallery} />
      {record && (
        <div className="print:hidden">
          <DevelopmentRecord record={record} />
        </div>
      )}
      {parts.map && map && <PlaceSection map={map} />}
      <ProjectDetailSpread parts={sections} />
      <ProjectDetailVoices quote={quote} approach={approach} />
      {related.some(({ id }) => id !== project.id) && <ProjectDetailRelated projects={related} />}
      <FormSection eyebrow={words.contact} heading={chat.label} chat={chat}>
        <PageFormIsland />
      </FormSection>
      <PictureViewerIsland title={project.title} pictures={[project.hero, ...project.gallery]} />
    </>
  );
}
