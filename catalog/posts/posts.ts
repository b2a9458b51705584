import { defineEntries } from "#catalog/define-entries.ts";
import { countWords } from "#catalog/words.ts";
import { buyingOffPlan } from "./buying-off-plan.ts";
import { coordinatedServices } from "./coordinated-services.ts";
import { fromLahoreToDubai } from "./from-lahore-to-dubai.ts";
import { type Post, postSchema } from "./schema.ts";

const posts = defineEntries("posts", postSchema, [
  buyingOffPlan,
  coordinatedServices,
  fromLahoreToDubai,
]);

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
