import { company } from "#catalog/company.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";
import { readEntries } from "#catalog/loader/read-entries.ts";
import { postKind } from "#catalog/posts/schema.ts";
import { projectKind } from "#catalog/projects/schema.ts";

/** What other sites show beside a link: `source` with a title and a line over it. */
export type LinkPreview = {
  name: string;
  source: string;
  /** Reads its entry alone, so a mistake in another entry does not matter. */
  readText(): PreviewText;
};

type PreviewText = { title: string; line: string };

export function linkPreviews(): LinkPreview[] {
  return [
    {
      name: "og/default",
      source: "landing/hero",
      readText: () => ({ title: company.name, line: company.tagline }),
    },
    ...entryKeys("projects").map((key) => ({
      name: `og/projects/${key}`,
      source: `projects/${key}/hero`,
      readText: () => projectText(key),
    })),
    ...entryKeys("posts").map((key) => ({
      name: `og/posts/${key}`,
      source: `posts/${key}/cover`,
      readText: () => postText(key),
    })),
  ];
}

function projectText(key: string): PreviewText {
  const { facts, words } = readEntries("projects", projectKind, { keys: [key] })[0]!;
  const { place, city } = facts.location;
  return { title: words.title, line: [...new Set([place, city])].join(", ") };
}

function postText(key: string): PreviewText {
  const { words } = readEntries("posts", postKind, { keys: [key] })[0]!;
  return { title: words.title, line: company.name };
}
