import { expect, test } from "vitest";
import { allPosts, findPost, firstPosts, readingMinutes } from "./posts.ts";
import { publishedLabel } from "./published-label.ts";
import { type Post, postFacts } from "./schema.ts";

const posts = allPosts();

test("[3.024] the ids of posts are text, each used once", () => {
  const ids = posts.map((post) => post.id);
  for (const id of ids) expect(id).toMatch(/^[1-9]\d*$/);
  expect(new Set(ids).size).toBe(posts.length);
});

test("[3.024] both formats occur", () => {
  const formats = new Set(posts.map((post) => post.format));
  expect(formats).toEqual(new Set(["format-video", "format-standard-image"]));
});

test("[3.024] a date is shown as in 14 AUG,21, and a comment count is text", () => {
  expect(publishedLabel("2021-08-14")).toBe("14 AUG,21");
  expect(publishedLabel("2024-01-02")).toBe("02 JAN,24");
  for (const post of posts) {
    expect(post.publishedLabel).toBe(publishedLabel(post.publishedOn));
    expect(post.commentCount).toMatch(/^\d+$/);
  }
});

test("[3.024] a date, a format or a comment count in another form is refused", () => {
  const facts = { id: 1, format: "format-video", publishedOn: "2021-08-14", commentCount: 6 };
  expect(postFacts.safeParse(facts).success).toBe(true);
  for (const change of [
    { publishedOn: "14.08.2021" },
    { format: "video" },
    { commentCount: "six" },
  ]) {
    expect(postFacts.safeParse({ ...facts, ...change }).success).toBe(false);
  }
});

test("[3.024] the newest post comes first", () => {
  const dates = posts.map((post) => post.publishedOn);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("[2.074] each post has a quote from its own text", () => {
  for (const post of posts) {
    const text = post.sections.flatMap((section) => section.paragraphs).join(" ");
    expect(text).toContain(post.quote.text);
  }
});

test("[2.074] the sections of a post have anchors of their own", () => {
  for (const { sections } of posts) {
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
  }
});

test("[9.013] the teaser takes three posts, the list up to four", () => {
  expect(firstPosts(3)).toHaveLength(3);
  expect(firstPosts(4)).toEqual(posts.slice(0, 4));
});

test("[2.019] a post is found by its id, [3.045] an unknown one is not", () => {
  for (const post of posts) expect(findPost(post.id)).toBe(post);
  for (const unknown of ["0", "99999", "", "02"]) expect(findPost(unknown)).toBeNull();
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
