import { expect, test } from "vitest";
import { about } from "./about.ts";
import { heroSlides } from "./hero-slides.ts";
import { allLegalTexts } from "./legal/legal-texts.ts";
import { allPlans } from "./plans.ts";
import { allPosts } from "./posts/posts.ts";
import { allProducts, productPage } from "./products.ts";
import * as projectSections from "./projects/fixed-sections.ts";
import { allProjects, upcomingProjects } from "./projects/projects.ts";
import * as serviceSections from "./services/fixed-sections.ts";
import { allServices } from "./services/services.ts";
import { allTeamMembers } from "./team.ts";
import { allTestimonials } from "./testimonials.ts";
import { whyDubai } from "./why-dubai.ts";
import { countWords } from "./words.ts";

const everything = {
  about,
  heroSlides: heroSlides(),
  legalTexts: allLegalTexts(),
  plans: allPlans(),
  posts: allPosts(),
  products: allProducts(),
  productPage,
  projects: [...allProjects(), ...upcomingProjects()],
  projectSections: { ...projectSections },
  services: allServices(),
  serviceSections: { ...serviceSections },
  team: allTeamMembers(),
  testimonials: allTestimonials(),
  whyDubai: whyDubai(),
};

const texts = textsOf(everything);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?])\s+(?=[\p{Lu}\d])/u).map((sentence) => sentence.toLowerCase());
}

function textsWith(pattern: RegExp): string[] {
  return texts.filter((text) => pattern.test(text));
}

test("every text of the site is read here", () => {
  expect(countWords(texts)).toBeGreaterThan(10_000);
});

test("no text is filler or leans on a cliché", () => {
  const cliches =
    /\b(nestled|world[- ]class|state[- ]of[- ]the[- ]art|unparalleled|seamless(ly)?|iconic|luxurious|luxury|stunning|breathtaking|cutting[- ]edge|best[- ]in[- ]class|unrivalled|bespoke|premier|dream home|oasis of|synergy|solutions? provider|one[- ]stop|redefin(e|es|ing)|elevat(e|es|ing)|lifestyle|lorem|ipsum|coming soon|tbd|todo)\b/i;
  expect(textsWith(cliches)).toEqual([]);
});

test("nobody shouts, and nothing trails off", () => {
  expect(textsWith(/!|\.\.\.|…/)).toEqual([]);
});

test("spelling is British", () => {
  const american =
    /\b(colou?rize|colors?|center(ed|s)?|neighbors?|neighborhoods?|meters? (long|high|deep|across|wide)|kilometers?|gray|program(s)? of|favorites?|labor|aluminum|organiz\w+|recogniz\w+|minimiz\w+|traveling|modeled|modeling|fulfill|facade)\b/i;
  expect(textsWith(american)).toEqual([]);
});

test("dashes, spaces and quotation marks are set with care", () => {
  expect(textsWith(/ {2,}| [,.;:?]|--| - |[“”]/)).toEqual([]);
});

test("no sentence is said twice, across all stories, services, posts, people and products", () => {
  const { projects, services, posts, team, products } = everything;
  const sentences = [
    ...projects.flatMap(({ summary, description }) => [summary, description].flat()),
    ...services.flatMap(({ summary, paragraphs }) => [summary, paragraphs].flat()),
    ...posts.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs)),
    ...team.flatMap(({ summary, paragraphs }) => [summary, paragraphs].flat()),
    ...products.flatMap(({ description }) => description),
  ].flatMap(sentencesOf);
  const repeated = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
  expect(repeated).toEqual([]);
});

test("no two project stories begin with the same three words", () => {
  const beginnings = everything.projects.map(({ description }) =>
    description[0]?.split(" ").slice(0, 3).join(" "),
  );
  expect(new Set(beginnings).size).toBe(beginnings.length);
});

test("each project story has 90 words or more", () => {
  for (const { description } of everything.projects) {
    expect(countWords(description)).toBeGreaterThanOrEqual(90);
  }
});

test("each summary is one sentence of at most 160 characters", () => {
  const { projects, services, posts, team } = everything;
  for (const { summary } of [...projects, ...services, ...posts, ...team]) {
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/\.$/);
    expect(sentencesOf(summary)).toHaveLength(1);
  }
});
