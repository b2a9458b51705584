import { findProject, firstProjects } from "#catalog/projects/projects.ts";

const wanted = ["2", "3", "1", "42", "5"].flatMap((id) => findProject(id) ?? []);

/** What the made-up leads ask about. */
export const DEMO_PROJECTS = (wanted.length > 0 ? wanted : firstProjects(5)).map(
  ({ id, title }) => ({ title, page: `/project-single/${id}` }),
);
