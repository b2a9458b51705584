import { href } from "react-router";
import { about } from "#content/about.ts";
import { company } from "#content/company.ts";
import { allFunFacts } from "#content/fun-facts.ts";
import { heroSlides } from "#content/hero-slides.ts";
import { heroFilm, heroPortraitFilm } from "#content/pictures/films.ts";
import { requirePicture } from "#content/pictures/pictures.ts";
import { firstPosts } from "#content/posts/posts.ts";
import { allProjects } from "#content/projects/projects.ts";
import { whyDubai } from "#content/why-dubai.ts";
import { StoryVideo } from "#site/features/story-video/story-video.tsx";
import { AboutResidence } from "#site/sections/about/about-residence.tsx";
import { FunFacts } from "#site/sections/fun-facts.tsx";
import { LatestNews } from "#site/sections/latest-news.tsx";
import { ProjectCarousel } from "#site/sections/project/project-carousel.tsx";
import { ProjectGrid } from "#site/sections/project/project-grid.tsx";
import { VideoHero } from "#site/sections/hero/video-hero.tsx";
import { WhyDubai } from "#site/sections/why-dubai.tsx";
import { filmObject } from "#site/seo/film-object.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { toPostCard } from "#site/views/post-card.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import { residencePictures } from "#site/views/residence-pictures.ts";
import { toStoryFilm } from "#site/views/story-film.ts";
import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { header: "over-picture" };

/** [2.001] Also the page at /home, which differs in its title alone. */
export const meta: Route.MetaFunction = ({ location, loaderData }) =>
  pageMeta({
    title:
      location.pathname === "/"
        ? `${company.name}: homes and buildings in Dubai and Pakistan`
        : `Home | ${company.name}`,
    description:
      "A developer and builder with seventy years in Pakistan, now at work in Dubai. See the homes under way, visit the sites and meet the people behind them.",
    path: "/",
    about: loaderData ? [filmObject({ ...loaderData.story, src: loaderData.story.mp4 })] : [],
  });

export function loader() {
  const projects = allProjects().map(toProjectTile);
  return {
    slides: heroSlides(),
    wide: { film: heroFilm, poster: requirePicture(heroFilm.poster) },
    upright: { film: heroPortraitFilm, poster: requirePicture(heroPortraitFilm.poster) },
    about,
    residence: residencePictures(),
    story: toStoryFilm(),
    // [2.038] The list is ordered so that its first six are upcoming or under way.
    upcoming: projects.slice(0, 6),
    projects,
    facts: allFunFacts(),
    reasons: whyDubai(),
    dubai: requirePicture("pages/why-dubai"),
    posts: firstPosts(3).map(toPostCard),
  };
}

export default function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <VideoHero
        heading={company.tagline}
        slides={page.slides}
        wide={page.wide}
        upright={page.upright}
      />
      <AboutResidence
        about={page.about}
        pictures={page.residence}
        story={<StoryVideo film={page.story} label={page.about.storyLabel} />}
      />
      <Section
        tone="surface"
        bleed
        eyebrow="Now and next"
        heading="Upcoming Projects"
        action={<ArrowLink to={href("/project")}>All projects</ArrowLink>}
      >
        <ProjectCarousel label="Projects now and next" projects={page.upcoming} />
      </Section>
      <Section
        eyebrow="Built and being built"
        heading="Our Projects"
        intro="Housing, halls, stations and plant rooms in Dubai, Islamabad, Lahore and Peshawar."
      >
        <ProjectGrid projects={page.projects} />
      </Section>
      <FunFacts facts={page.facts} />
      <WhyDubai reasons={page.reasons} picture={page.dubai} />
      <LatestNews posts={page.posts} />
    </>
  );
}
