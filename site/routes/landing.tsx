import { href } from "react-router";
import { about } from "#catalog/about.ts";
import { company } from "#catalog/company.ts";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { allFunFacts } from "#catalog/fun-facts.ts";
import { heroSlides } from "#catalog/hero-slides.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { residenceViews } from "#catalog/pictures/residence-views.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { allProjects, firstUnfinished } from "#catalog/projects/projects.ts";
import { whyHere } from "#catalog/why-here.ts";
import { HeroDevelopments } from "#site/sections/hero/hero-developments.tsx";
import { VideoHero } from "#site/sections/hero/video-hero.tsx";
import { filmObject } from "#site/seo/film-object.ts";
import { pageHead } from "#site/seo/page-head.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { island } from "#site/boot/island.tsx";
import { ourStory } from "#site/views/film.ts";
import { fromPrice } from "#site/views/from-price.ts";
import { toHeroScenes, toHeroSlide } from "#site/views/hero-slide.ts";
import { toPostCard } from "#site/views/post-card.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import { toSaleDevelopment } from "#site/views/sale-development.ts";
import * as words from "#words/landing.ts";
import type { Route } from "./+types/landing.ts";
import { StoryButton } from "#site/features/film-window/story-button.tsx";
import { AboutResidence } from "#site/sections/about/about-residence.tsx";
import { ProjectCarousel } from "#site/sections/project/project-carousel.tsx";
import { ProjectGrid } from "#site/sections/project/project-grid.tsx";
import { FunFacts } from "#site/sections/fun-facts.tsx";
import { WhyHere } from "#site/sections/why-here.tsx";
import { LatestNews } from "#site/sections/latest-news.tsx";

const VideoHeroIsland = island("VideoHero", VideoHero);
const StoryButtonIsland = island("StoryButton", StoryButton);
const ProjectCarouselIsland = island("ProjectCarousel", ProjectCarousel);

export const handle: PageHandle = { header: "over-picture" };

/** [2.001] The page at /home differs in its title alone. */
export function loader({ request }: Route.LoaderArgs) {
  const story = ourStory();
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
    developments: allDevelopments().map((development) => ({
      ...toSaleDevelopment(development),
      price: fromPrice(development),
    })),
    withoutSlides: toHeroScenes("landing/hero", "landing/hero-portrait"),
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
  return (
    <>
      <VideoHeroIsland
        heading={company.tagline}
        slides={page.slides}
        withoutSlides={page.withoutSlides}
      />
      {parts.homes && <HeroDevelopments developments={page.developments} />}
      <AboutResidence
        about={page.about}
        pictures={page.residence}
        story={page.story && <StoryButtonIsland film={page.story} label={page.about.storyLabel} />}
      />
      {page.upcoming.length > 0 && (
        <Section
          tone="surface"
          bleed
          eyebrow={words.currentAndUpcoming}
          heading={words.upcomingProjects}
          action={<ArrowLink href={href("/project")}>{words.allProjects}</ArrowLink>}
        >
          <ProjectCarouselIsland
            label={words.currentAndUpcomingProjects}
            projects={page.upcoming}
          />
        </Section>
      )}
      {page.projects.length > 0 && (
        <Section
          eyebrow={words.completedAndUnderConstruction}
          heading={words.ourProjects}
          intro={page.projectsIntro}
        >
          <ProjectGrid projects={page.projects} swipe />
        </Section>
      )}
      {page.facts.length > 0 && <FunFacts facts={page.facts} />}
      {page.whyHere.reasons.length > 0 && <WhyHere {...page.whyHere} picture={page.cityPicture} />}
      {parts.blog && <LatestNews posts={page.posts} />}
    </>
  );
}
