import { ContentError } from "#catalog/loader/content-error.ts";

/** What is wrong with the content that these modules read, each mistake once. */
export async function contentProblems(modules: (() => Promise<unknown>)[]): Promise<string[]> {
  const results = await Promise.allSettled(modules.map((load) => load()));
  const problems = results
    .filter((result) => result.status === "rejected")
    .flatMap(({ reason }) => {
      if (!(reason instanceof ContentError)) throw reason;
      return reason.lines;
    });
  return [...new Set(problems)];
}
