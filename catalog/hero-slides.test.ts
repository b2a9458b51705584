import { expect, test } from "vitest";
import { allProjects } from "./projects/projects.ts";
import { heroSlides } from "./hero-slides.ts";

test("[2.036] three slides: residence phase 2, residence in Dubai South, a tower in Warsan", () => {
  const places = heroSlides().map(
    ({ id }) => allProjects().find(({ key }) => key === id)?.location.place,
  );
  expect(places).toEqual(["Dubai South", "Dubai South", "Warsan"]);
  const [second, first, tower] = heroSlides().map(({ title }) => title);
  expect(second).toMatch(/Residence Phase 2$/);
  expect(first).toMatch(/Residence, Dubai South$/);
  expect(tower).toMatch(/Warsan Tower$/);
});

test("[2.036] each slide has a View Project button to the project list", () => {
  for (const { linkLabel, link } of heroSlides()) {
    expect({ linkLabel, link }).toEqual({ linkLabel: "View Project", link: "/project" });
  }
});
