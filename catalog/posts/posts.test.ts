import { expect, test } from "vitest";
import { countWords } from "#catalog/words.ts";
import { allPosts, findPost, firstPosts, readingMinutes } from "./posts.ts";
import { type Post, postSchema } from "./schema.ts";

const posts = allPosts();

function articleWords({ sections }: Post): number {
  return countWords(sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]));
}

test("[3.024] there are three posts, ids 1 to 3", () => {
  expect(posts.map((post) => post.id)).toEqual(["1", "2", "3"]);
});

test("[3.024] both formats occur, and one post is a video", () => {
  const formats = posts.map((post) => post.format);
  expect(formats.filter((format) => format === "format-video")).toHaveLength(1);
  expect(formats.filter((format) => format === "format-standard-image")).toHaveLength(2);
});

test("[3.024] the label of a date says the date it was published on", () => {
  for (const { publishedLabel, publishedOn } of posts) {
    const month = new Date(publishedOn)
      .toLocaleString("en-US", { month: "short", timeZone: "UTC" })
      .toUpperCase();
    const [year, , day] = publishedOn.split("-");
    expect(publishedLabel).toBe(`${day} ${month},${year?.slice(2)}`);
  }
});

test("[3.024] a date, a format or a comment count in another form is refused", () => {
  const [post] = posts;
  for (const change of [
    { publishedLabel: "14 August 2021" },
    { publishedOn: "14.08.2021" },
    { format: "video" },
    { commentCount: "six" },
  ]) {
    expect(postSchema.safeParse({ ...post, ...change }).success).toBe(false);
  }
});

test("[3.024] the newest post comes first", () => {
  const dates = posts.map((post) => post.publishedOn);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("[2.074] each post is an article of 700 to 1000 words with a quote of its own", () => {
  for (const post of posts) {
    expect(articleWords(post)).toBeGreaterThanOrEqual(700);
    expect(articleWords(post)).toBeLessThanOrEqual(1000);
    const text = post.sections.flatMap((section) => section.paragraphs).join(" ");
    expect(text).toContain(post.quote.text);
  }
});

test("[2.074] the sections of a post have anchors of their own", () => {
  for (const { sections } of posts) {
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  }
});

test("[9.013] the teaser takes three posts, the list the first four of three", () => {
  expect(firstPosts(3)).toHaveLength(3);
  expect(firstPosts(4)).toEqual(posts);
  expect(firstPosts(1).map((post) => post.id)).toEqual(["1"]);
});

test("[2.019] a post is found by its id, [3.045] an unknown one is not", () => {
  expect(findPost("2")?.format).toBe("format-video");
  for (const unknown of ["0", "4", "", "02"]) expect(findPost(unknown)).toBeNull();
});

test("reading takes a minute for 200 words, and never less than one", () => {
  const [post] = posts as [Post];
  const withWords = (count: number): Post => ({
    ...post,
    quote: { text: "one", by: "somebody" },
    sections: [{ id: "a", heading: "two", paragraphs: ["word ".repeat(count - 2).trim()] }],
  });
  expect(readingMinutes(withWords(3))).toBe(1);
  expect(readingMinutes(withWords(1000))).toBe(5);
});
