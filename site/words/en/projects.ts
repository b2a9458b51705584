import { locale } from "./language.ts";

export const projects = "Projects";
export const selectedTitle = "Selected Projects";
export const selectedProjects = "Selected projects";
export const allProjects = "All projects";
export const moreSelectedProjects = "More selected projects";
export const title = "Projects in Dubai and Pakistan";
export const description = (company: string, cities: string[]) =>
  `Homes, offices and public works by ${company} in ${new Intl.ListFormat(locale).format(cities)}: completed, under way and upcoming, with place, area and status.`;
export const lead =
  "What we have built, what we are building and what comes next, in Dubai and in Pakistan.";
export const upcomingProjects = "Upcoming Projects";
export const allProjectsHeading = "All Projects";
