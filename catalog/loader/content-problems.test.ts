import { expect, test } from "vitest";
import { ContentError } from "./content-error.ts";
import { contentProblems } from "./content-problems.ts";

const inPosts = { file: "content/posts/a/en.md", line: 2, field: "title", message: "is missing" };
const inTeam = { file: "content/team/b/facts.yaml", line: 1, field: "", message: "is not YAML" };

test("the mistakes of all kinds of content are listed, each once", async () => {
  const posts = new ContentError([inPosts]);
  const problems = await contentProblems([
    async () => ({}),
    () => Promise.reject(posts),
    () => Promise.reject(new ContentError([inTeam])),
    // A module that imports the posts fails with them.
    () => Promise.reject(posts),
  ]);
  expect(problems).toEqual([
    "content/posts/a/en.md:2: title: is missing",
    "content/team/b/facts.yaml:1: is not YAML",
  ]);
});

test("any other error is thrown", async () => {
  const bug = new TypeError("a bug");
  await expect(contentProblems([() => Promise.reject(bug)])).rejects.toBe(bug);
});
