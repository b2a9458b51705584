import { readEntries } from "#catalog/loader/read-entries.ts";
import { countWords } from "#catalog/words.ts";
import { publishedLabel } from "./published-label.ts";
import { type Post, postKind } from "./schema.ts";

const entries = readEntries("posts", postKind);

const posts: Post[] = entries
  .map(({ key, facts, words: { alt: _alt, ...words }, text }) => ({
    key,
    ...facts,
    ...words,
    publishedLabel: publishedLabel(facts.publishedOn),
    sections: text,
  }))
  .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));

export const postAlt: Record<string, string> = Object.fromEntries(
  entries.flatMap(({ key, words: { alt } }) => [
    ...Object.entries(alt).map(([view, shown]) => [`posts/${key}/${view}`, shown]),
    [`og/posts/${key}`, alt.cover],
  ]),
);

const WORDS_PER_MINUTE = 200;

export function allPosts(): Post[] {
  return posts;
}

export function firstPosts(count: number): Post[] {
  return posts.slice(0, count);
}

export function findPost(id: string): Post | null {
  return posts.find((post) => post.id === id) ?? null;
}

export function readingMinutes(post: Post): number {
  return Math.max(1, Math.round(countWords(articleTexts(post)) / WORDS_PER_MINUTE));
}

function articleTexts({ sections, quote }: Post): string[] {
  const texts = sections.flatMap(({ heading, paragraphs, list = [] }) =>
    [heading, paragraphs, list].flat(),
  );
  return [...texts, quote.text];
}
