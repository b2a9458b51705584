import { readEntries } from "#catalog/loader/read-entries.ts";
import { type Project, projectKind } from "./schema.ts";

export function readProjects(root?: string): { projects: Project[]; alt: Record<string, string> } {
  const entries = readEntries("projects", projectKind, { root });
  return {
    projects: entries.map(({ key, facts, words: { alt: _alt, ...words }, text }) => ({
      key,
      ...facts,
      ...words,
      description: text,
    })),
    alt: Object.fromEntries(
      entries.flatMap(({ key, words: { alt } }) => [
        ...Object.entries(alt).map(([view, shown]) => [`projects/${key}/${view}`, shown]),
        [`og/projects/${key}`, alt.hero],
      ]),
    ),
  };
}
