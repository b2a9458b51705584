import { useMemo } from "react";
import { href } from "react-router";
import { about } from "#catalog/about.ts";
import { company } from "#catalog/company.ts";
import { allFunFacts } from "#catalog/fun-facts.ts";
import { heroSlides } from "#catalog/hero-slides.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { findFilm } from "#catalog/pictures/films.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { residenceViews } from "#catalog/pictures/residence-views.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { allProjects, firstUnfinished } from "#catalog/projects/projects.ts";
import { whyHere } from "#catalog/why-here.ts";
import { VideoHero } from "#site/sections/hero/video-hero.tsx";
import { filmObject } from "#site/seo/film-object.ts";
import { pageHead } from "#site/seo/page-head.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { ourStory } from "#site/views/film.ts";
import { toHeroSlide } from "#site/views/hero-slide.ts";
import { toPostCard } from "#site/views/post-card.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/landing.ts";
import type { Route } from "./+types/landing.ts";

const StoryButton = hydrateWhenVisible(
  () => import("#site/features/film-window/story-button.tsx"),
  "StoryButton",
);

const AboutResidence = hydrateWhenVisible(
  () => import("#site/sections/about/about-residence.tsx"),
  "AboutResidence",
);
const ProjectCarousel = hydrateWhenVisible(
  () => import("#site/sections/project/project-carousel.tsx"),
  "ProjectCarousel",
);
const ProjectGrid = hydrateWhenVisible(
  () => import("#site/sections/project/project-grid.tsx"),
  "ProjectGrid",
);
const FunFacts = hydrateWhenVisible(() => import("#site/sections/fun-facts.tsx"), "FunFacts");
const WhyHere = hydrateWhenVisible(() => import("#site/sections/why-here.tsx"), "WhyHere");
const LatestNews = hydrateWhenVisible(() => import("#site/sections/latest-news.tsx"), "LatestNews");

export const handle: PageHandle = { header: "over-picture" };

/** [2.001] The page at /home differs in its title alone. */
export function loader({ request }: Route.LoaderArgs) {
  const story = ourStory();
  const wide = findFilm("hero");
  const upright = findFilm("hero-portrait") ?? wide;
  return {
    head: pageHead({
      title:
        new URL(request.url).pathname === "/"
          ? introductions.landing.title
          : words.shortDocumentTitle(company.name),
      description: introductions.landing.description,
      path: "/",
      about: story ? [filmObject(story)] : [],
    }),
    slides: heroSlides().map(toHeroSlide),
    wide: { film: wide, poster: requirePicture(wide?.poster ?? "landing/hero") },
    upright: { film: upright, poster: requirePicture(upright?.poster ?? "landing/hero-portrait") },
    about,
    residence: residenceViews.map((view) => requirePicture(`residence/${view}`)),
    story,
    // [2.038] The first six of the demo's list are upcoming or under way.
    upcoming: firstUnfinished(6).map(toProjectTile),
    projects: allProjects().map(toProjectTile),
    projectsIntro: introductions.landing.projects,
    facts: allFunFacts(),
    whyHere,
    cityPicture: requirePicture("pages/why-here"),
    posts: firstPosts(3).map(toPostCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Landing({ loaderData: page }: Route.ComponentProps) {
  // Referentially stable, or every render would hydrate the part it belongs to.
  const story = useMemo(
    () => page.story && <StoryButton film={page.story} label={page.about.storyLabel} />,
    [page.story, page.about.storyLabel],
  );
  return (
    <>
      <VideoHero
        heading={company.tagline}
        slides={page.slides}
        wide={page.wide}
        upright={page.upright}
      />
      <AboutResidence about={page.about} pictures={page.residence} story={story} />
      {page.upcoming.length > 0 && (
        <Section
          tone="surface"
          bleed
          eyebrow={words.currentAndUpcoming}
          heading={words.upcomingProjects}
          action={<ArrowLink href={href("/project")}>{words.allProjects}</ArrowLink>}
        >
          <ProjectCarousel label={words.currentAndUpcomingProjects} projects={page.upcoming} />
        </Section>
      )}
      {page.projects.length > 0 && (
        <Section
          eyebrow={words.completedAndUnderConstruction}
          heading={words.ourProjects}
          intro={page.projectsIntro}
        >
          <ProjectGrid projects={page.projects} />
        </Section>
      )}
      {page.facts.length > 0 && <FunFacts facts={page.facts} />}
      {page.whyHere.reasons.length > 0 && <WhyHere {...page.whyHere} picture={page.cityPicture} />}
      {parts.blog && <LatestNews posts={page.posts} />}
    </>
  );
}
